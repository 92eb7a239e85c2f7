import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRandom } from '../../platform/testing/createRandom.ts'
import { RandomCollections } from './RandomCollections.ts'
import { blockEdits, slotEdits } from './randomBlocks.ts'
import { type ArticleText, type AuthorText, type Edits, categoryTree, languages, places, topics, words } from './randomMaterial.ts'
import { pluginEdits, settingsText } from './randomPlugin.ts'
import { settingEdits } from './randomSettings.ts'
import { randomBody, rewordBody, textEdits } from './randomTexts.ts'

interface SiteOptions {
  readonly seed: number
  readonly articles: number
  /** Contents of the pictures that articles show. */
  readonly pictures: readonly Uint8Array[]
  /**
   * How many of the edits are to code of its own (block, slot, collections, plug-ins); with `most`, it also starts with some. Default: few.
   */
  readonly codeEdits?: 'none' | 'few' | 'most'
}

/** A publication that is edited at random; the same seed gives the same edits. */
export class RandomSite {
  now = new Date('2026-06-01T12:00:00Z')
  readonly #directory: string
  readonly #pictures: readonly Uint8Array[]
  readonly #random: () => number
  readonly #articles: ArticleText[] = []
  readonly #authors = Array.from({ length: 5 }, (_, index): AuthorText => ({
    slug: `author-${index}`,
    name: `Author ${index}`,
    text: 'Writes.',
  }))
  readonly #settings: Record<string, unknown> = {
    key: 'random',
    slug: 'random',
    title: 'Random',
    url: 'https://random.example',
    languages,
    pageSize: 4,
  }
  readonly #titles = new Map(['seats', 'tables', 'lamps'].map((key) => [key, key]))
  #made = 0
  #isPlugged = false
  readonly #code: SiteOptions['codeEdits']

  constructor(directory: string, options: SiteOptions) {
    this.#directory = directory
    this.#code = options.codeEdits ?? 'few'
    this.#random = createRandom(options.seed)
    this.#pictures = options.pictures
    for (let index = 0; index < options.articles; index += 1) this.#addArticle()
    for (const author of this.#authors) this.#writeAuthor(author)
    this.#writeSettings()
    this.#writeCategories()
    if (this.#code === 'most') for (const [, change] of this.#codeEdits) change()
  }

  /** Makes a random change; returns a description of it. */
  edit(): string {
    const [name, change] = this.#pick(this.#code === 'most' && this.#random() < 0.5 ? this.#codeEdits : this.#edits)
    if (this.#code === 'none' && this.#codeEdits.some(([other]) => other === name)) return this.edit()
    return `${name} ${change()}`.trim()
  }

  /** Changes nothing but words in the text of an article; returns a description of it. */
  reword(): string {
    return `words ${this.#change((article) => (article.body = rewordBody(article.body, this.#random)))}`
  }

  readonly #tools = {
    words: (count: number) => this.#words(count),
    save: (text: ArticleText) => this.#save(text),
    write: (file: string, content: string | Uint8Array) => this.#write(file, content),
    remove: (file: string) => this.#remove(file),
    change: (change: (article: ArticleText) => void) => this.#change(change),
    set: (key: string, value: unknown) => this.#set(key, value),
    setTheme: (part: object) => this.#set('theme', { ...(this.#settings.theme as object | undefined), ...part }),
    plug: (isPlugged: boolean) => this.#plug(isPlugged),
    writeSettings: () => this.#writeSettings(),
  }

  readonly #collections = new RandomCollections(() => this.#random(), this.#tools)

  readonly #codeEdits: Edits = [
    ...this.#collections.edits,
    ...pluginEdits(() => this.#random(), this.#tools),
    ...blockEdits(() => this.#random(), { ...this.#tools, changeEntry: (change) => this.#collections.change(change) }),
    ...slotEdits(() => this.#random(), this.#tools),
  ]

  readonly #edits: Edits = [
    ...textEdits(() => this.#random(), this.#tools),
    ['title', () => this.#changeField('title', () => this.#words(3))],
    ['no title', () => this.#changeField('title', () => undefined)],
    ['description', () => this.#changeField('description', () => this.#words(8))],
    ['slug', () => this.#changeField('slug', () => `moved-${(this.#made += 1)}`)],
    ['category', () => this.#changeField('entities', () => this.#entities())],
    ['author', () => this.#changeField('author', () => this.#pick(this.#authors).name)],
    ['date', () => this.#changeField('date', () => this.#date())],
    ['updated', () => this.#changeField('updated', () => '2026-05-30')],
    ['rating', () => this.#change((article) => this.#rate(article))],
    [
      'correction',
      () => this.#changeField('corrections', () => (this.#random() < 0.3 ? undefined : [{ date: '2026-05-31', text: this.#words(5) }])),
    ],
    ['source', () => this.#changeField('sources', () => [{ title: this.#words(3), url: 'https://source.example/' }])],
    ['draft', () => this.#changeField('status', () => (this.#random() < 0.5 ? 'draft' : undefined))],
    ['placeholder', () => this.#changeField('placeholder', () => this.#random() < 0.5)],
    ['later', () => this.#changeField('publishAt', () => (this.#random() < 0.5 ? '2026-07-01T00:00:00Z' : undefined))],
    ['picture', () => this.#change((article) => this.#illustrate(article))],
    ['other picture', () => this.#changePicture()],
    [
      'focus',
      () =>
        this.#changeField('image', (image) =>
          image === undefined ? image : { ...Object(image), focus: [this.#random(), this.#random()] },
        ),
    ],
    ['picture in the text', () => this.#change((article) => (article.body += `\n![${this.#words(3)}](${this.#drawPicture(article)})\n`))],
    ['deletion', () => this.#delete()],
    ['article', () => this.#addArticle()],
    ['translation', () => this.#translate()],
    ['author’s text', () => this.#changeAuthor()],
    ['category’s title', () => this.#renameCategory()],
    ...settingEdits(() => this.#random(), this.#tools),
    ['free page', () => this.#writeFreePage()],
    ['public file', () => this.#write('public/notes.txt', this.#words(4))],
    ...this.#codeEdits,
    ['clock', () => this.#passTime()],
    ['nothing', () => ''],
  ]

  #addArticle(): string {
    const id = `article-${(this.#made += 1)}`
    const article: ArticleText = {
      file: `articles/${id}/${this.#pick(languages)}.md`,
      fields: {
        title: this.#words(3),
        slug: id,
        description: this.#words(8),
        author: this.#pick(this.#authors).name,
        date: this.#date(),
        entities: this.#entities(),
      },
      body: randomBody(this.#tools.words),
    }
    if (this.#random() < 0.3) this.#illustrate(article)
    this.#articles.push(article)
    return this.#save(article)
  }

  #translate(): string {
    const original = this.#pick(this.#articles)
    const language = original.file.endsWith('en.md') ? 'tr' : 'en'
    const file = join(dirname(original.file), `${language}.md`)
    if (this.#articles.some((article) => article.file === file)) return ''
    const article = { file, fields: { ...original.fields }, body: randomBody(this.#tools.words) }
    this.#articles.push(article)
    return this.#save(article)
  }

  #delete(): string {
    if (this.#articles.length < 5) return ''
    const [article] = this.#articles.splice(Math.floor(this.#random() * this.#articles.length), 1)
    if (!article) return ''
    return this.#remove(article.file)
  }

  #change(change: (article: ArticleText) => void): string {
    const article = this.#pick(this.#articles)
    change(article)
    return this.#save(article)
  }

  #changeField(field: string, value: (before: unknown) => unknown): string {
    return this.#change((article) => (article.fields = { ...article.fields, [field]: value(article.fields[field]) }))
  }

  #rate(article: ArticleText): void {
    const answers = Array.from({ length: 5 }, () => this.#pick([0, 0.5, 1]))
    const reading = { by: 'A reader', kind: 'person', date: '2026-05-01', answers }
    article.fields = { ...article.fields, rating: answers.reduce((sum, one) => sum + one, 0), made: { by: 'person', readings: [reading] } }
  }

  #illustrate(article: ArticleText): void {
    const src = this.#drawPicture(article)
    article.fields = { ...article.fields, image: { src, alt: this.#words(3) } }
  }

  #changePicture(): string {
    const shown = this.#articles.filter(({ fields }) => fields.image !== undefined)
    if (shown.length === 0) return ''
    const article = this.#pick(shown)
    this.#drawPicture(article)
    return article.file
  }

  #drawPicture({ file }: ArticleText): string {
    const name = this.#pick(['one.png', 'two.png'])
    for (const each of ['one.png', 'two.png']) this.#write(join(dirname(file), each), this.#pick(this.#pictures))
    return name
  }

  #writeFreePage(): string {
    const [name, language] = [this.#pick(['contact', 'press']), this.#pick(languages)]
    const fields = `title: ${this.#words(2)}\ndescription: ${this.#words(3)}\nplace: ${this.#pick(['footer', 'menu', 'none'])}`
    return this.#write(`pages/${name}/${language}.md`, `---\n${fields}\n---\n\n${this.#words(9)}\n`)
  }

  #changeAuthor(): string {
    const author = this.#pick(this.#authors)
    author.text = this.#words(6)
    return this.#writeAuthor(author)
  }

  #renameCategory(): string {
    this.#titles.set(this.#pick([...this.#titles.keys()]), this.#words(2))
    return this.#writeCategories()
  }

  #set(name: string, value: unknown): string {
    this.#settings[name] = value
    return this.#writeSettings()
  }

  #plug(isPlugged: boolean): string {
    this.#isPlugged = isPlugged
    return this.#writeSettings()
  }

  #passTime(): string {
    this.now = new Date(this.now.getTime() + this.#pick([1, 40, 400]) * 24 * 60 * 60 * 1000)
    return this.now.toISOString()
  }

  #save({ file, fields, body }: ArticleText): string {
    const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${JSON.stringify(value)}`))
    return this.#write(file, `---\n${lines.join('\n')}\n---\n\n${body}`)
  }

  #writeAuthor({ slug, name, text }: AuthorText): string {
    return this.#write(`authors/${slug}/en.md`, `---\nname: ${name}\nmeta_title: ${name}\nmeta_description: Writes.\n---\n\n${text}\n`)
  }

  #writeSettings(): string {
    return this.#write('site.config.ts', settingsText(this.#settings, { plugins: this.#isPlugged, collections: this.#collections.isUsed }))
  }

  #writeCategories(): string {
    return this.#write('categories.yaml', JSON.stringify(categoryTree(this.#titles)))
  }

  #write(file: string, content: string | Uint8Array): string {
    const path = join(this.#directory, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    return file
  }

  /** Removes a file, if it exists. */
  #remove(file: string): string {
    rmSync(join(this.#directory, file), { force: true })
    return file
  }

  #entities(): unknown {
    const { category, child } = this.#pick(places)
    const subtopics = child === 'other' || this.#random() < 0.4 ? {} : { subsubcategories: [this.#pick(topics)] }
    return [{ category, subcategories: [{ subcategory: child, ...subtopics }] }]
  }

  #date(): string {
    return new Date(Date.UTC(2026, 0, 1 + Math.floor(this.#random() * 120))).toISOString().slice(0, 10)
  }

  #words(count: number): string {
    return Array.from({ length: count }, () => this.#pick(words)).join(' ')
  }

  #pick<Item>(list: readonly Item[]): Item {
    const item = list[Math.floor(this.#random() * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
}
