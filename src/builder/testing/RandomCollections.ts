import { type ArticleText, type Edits, languages } from './randomMaterial.ts'

interface CollectionTools {
  /** Returns this many random words. */
  words(this: void, count: number): string
  /** Writes a text; returns its file. */
  save(this: void, text: ArticleText): string
  /** Writes a file of the publication; returns its path. */
  write(this: void, file: string, text: string): string
  remove(this: void, file: string): string
  /** Writes the settings, including the import of the collections. */
  writeSettings(this: void): string
}

/** The entries of two collections that refer to each other, and the code that defines and shows them. */
export class RandomCollections {
  readonly #random: () => number
  readonly #tools: CollectionTools
  readonly #entries: ArticleText[] = []
  #made = 0

  constructor(random: () => number, tools: CollectionTools) {
    this.#random = random
    this.#tools = tools
  }

  /** Whether the settings import collections. */
  get isUsed(): boolean {
    return this.#entries.length > 0
  }

  readonly edits: Edits = [
    ['entry', () => this.#add()],
    ['entry', () => this.#add()],
    ['entry’s translation', () => this.#translate()],
    ['entry’s text', () => this.change((entry) => (entry.body += `\n${this.#tools.words(5)}.\n`))],
    ['entry’s title', () => this.#changeField('title', () => this.#tools.words(2))],
    ['entry’s slug', () => this.#changeField('slug', () => `entry-moved-${(this.#made += 1)}`)],
    ['entry’s own field', () => this.#changeField('note', () => this.#tools.words(1))],
    ['entry’s reference', () => this.#changeField('needs', () => this.#references())],
    ['entry’s deletion', () => this.#delete()],
    ['collections’ code', () => this.#define()],
    ['slot', () => this.#show()],
  ]

  #add(): string {
    const isFirst = !this.isUsed
    const id = `entry-${(this.#made += 1)}`
    const fields = {
      title: this.#tools.words(2),
      slug: id,
      description: this.#tools.words(4),
      date: this.#date(),
      needs: this.#references(),
    }
    const entry = {
      file: `${this.#pick(['dishes', 'tools'])}/${id}/${this.#pick(languages)}.md`,
      fields,
      body: `${this.#tools.words(9)}.\n`,
    }
    this.#entries.push(entry)
    if (isFirst) {
      this.#define()
      this.#tools.writeSettings()
    }
    return this.#tools.save(entry)
  }

  #translate(): string {
    if (!this.isUsed) return ''
    const original = this.#pick(this.#entries)
    const file = original.file.replace(/(en|tr)\.md$/, (name) => (name === 'en.md' ? 'tr.md' : 'en.md'))
    if (this.#entries.some((entry) => entry.file === file)) return ''
    const entry = { file, fields: { ...original.fields }, body: `${this.#tools.words(9)}.\n` }
    this.#entries.push(entry)
    return this.#tools.save(entry)
  }

  /** References to the entry are removed with it. */
  #delete(): string {
    if (this.#entries.length < 3) return ''
    const [entry] = this.#entries.splice(Math.floor(this.#random() * this.#entries.length), 1)
    if (!entry) return ''
    this.#tools.remove(entry.file)
    for (const other of this.#entries) {
      const { needs } = other.fields
      if (!Array.isArray(needs)) continue
      other.fields = { ...other.fields, needs: needs.filter((name) => this.#names().includes(String(name))) }
      this.#tools.save(other)
    }
    return entry.file
  }

  /** Changes an entry, if there is one; returns its file. */
  change(change: (entry: ArticleText) => void): string {
    if (!this.isUsed) return ''
    const entry = this.#pick(this.#entries)
    change(entry)
    return this.#tools.save(entry)
  }

  #changeField(field: string, value: () => unknown): string {
    return this.change((entry) => (entry.fields = { ...entry.fields, [field]: value() }))
  }

  /** Returns the ids of the tools with a text in the default language, which every entry may refer to. */
  #names(): readonly string[] {
    return this.#entries.flatMap(({ file }) => (file.startsWith('tools/') && file.endsWith('/en.md') ? (file.split('/')[1] ?? []) : []))
  }

  #references(): readonly string[] {
    const names = this.#names()
    return names.length === 0 || this.#random() < 0.3 ? [] : [this.#pick(names), this.#pick(names)]
  }

  #define(): string {
    const data =
      this.#random() < 0.5 ? '' : `, structuredData: ({ fields }) => ({ '@type': 'Recipe', name: fields.title, text: fields.note })`
    const common = `schema: z.object({ note: z.string().default('${this.#tools.words(1)}'), needs: z.array(reference('tools')).default([]) })${data}`
    const dishes = `title: '${this.#tools.words(1)}', address: '/${this.#pick(['dishes', 'meals'])}/:slug'`
    const tools = `order: '${this.#pick(['date', 'title'])}', address: { en: '/tools/:slug', tr: '/${this.#pick(['aletler', 'tools'])}/:slug' }`
    return this.#tools.write(
      'lib/collections.ts',
      `import { defineCollection, reference, z } from 'roomwright'
export const collections = { dishes: defineCollection({ ${common}, ${dishes} }), tools: defineCollection({ ${common}, ${tools} }) }
`,
    )
  }

  /** Writes a slot component that reads an entry's references or referrers. */
  #show(): string {
    const list = this.#pick(['references', 'referencedBy'])
    return this.#tools.write(
      'components/ArticleFoot.tsx',
      `export default function ArticleFoot({ Original, entry, ...props }) {
  return <><p>{entry.fields.note}{entry.${list}.map(({ path, title }) => <a key={path} href={path}>{title}</a>)}</p><Original {...props} /></>
}
`,
    )
  }

  #date(): string {
    return new Date(Date.UTC(2026, 0, 1 + Math.floor(this.#random() * 120))).toISOString().slice(0, 10)
  }

  #pick<Item>(list: readonly Item[]): Item {
    const item = list[Math.floor(this.#random() * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
}
