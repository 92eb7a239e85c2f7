import { type ArticleText, type Edits, languages } from './randomMaterial.ts'

interface BlockTools {
  /** Returns this many random words. */
  words(this: void, count: number): string
  /** Writes a file of the publication; returns its path. */
  write(this: void, file: string, text: string): string
  /** Removes a file of the publication; returns its path. */
  remove(this: void, file: string): string
  /** Changes an article; returns its file. */
  change(this: void, change: (article: ArticleText) => void): string
  /** Changes an entry of a collection, if there is one; returns its file. */
  changeEntry(this: void, change: (entry: ArticleText) => void): string
}

/** Creates edits to a block of the publication's own: its code, its imports, and its uses in texts of each kind. */
export function blockEdits(random: () => number, { words, write, remove, change, changeEntry }: BlockTools): Edits {
  const fence = () => `\n\`\`\`amount\nof: ${1 + Math.floor(random() * 9)}\n\`\`\`\n`
  const use = (text: ArticleText) => (text.body += fence())
  const pageIn = (language: string) =>
    write(`pages/amounts/${language}.md`, `---\ntitle: ${words(2)}\ndescription: A.\n---\n\n${words(5)}\n${fence()}`)
  const define = () => {
    const imported = [write('lib/unit.ts', unitText(words(1))), write('blocks/amount.module.css', sheetText(random))]
    return [write('blocks/amount.tsx', blockText(words(1))), ...imported].join(' ')
  }
  return [
    // The fence of a missing block is a code listing.
    ['no own block', () => remove('blocks/amount.tsx')],
    ['own block', define],
    ['own block', define],
    ['own block’s style', () => write('blocks/amount.module.css', sheetText(random))],
    ['what a block imports', () => write('lib/unit.ts', unitText(words(1)))],
    ['own block in an article', () => change(use)],
    ['own block in an article', () => change(use)],
    ['own block in an entry', () => changeEntry(use)],
    ['own block in a page', () => pageIn(languages[Math.floor(random() * languages.length)] ?? 'en')],
  ]
}

const replaced = ['Header', 'Footer', 'ArticleHead', 'ArticleFoot', 'Card', 'HomeSection', 'NotFound']

/** Creates edits to slots that the publication replaces: their code, styles and imports. */
export function slotEdits(random: () => number, { words, write, remove }: Pick<BlockTools, 'words' | 'write' | 'remove'>): Edits {
  const pick = () => replaced[Math.floor(random() * replaced.length)] ?? 'Footer'
  const define = () => {
    const name = pick()
    const imported = [write('lib/unit.ts', unitText(words(1))), write(`components/${name}.module.css`, sheetText(random))]
    return [write(`components/${name}.tsx`, slotText(name, words(1))), ...imported].join(' ')
  }
  return [
    ['own part', define],
    ['own part', define],
    ['no own part', () => remove(`components/${pick()}.tsx`)],
  ]
}

function slotText(name: string, word: string): string {
  return `import { unit } from '../lib/unit.ts'
import styles from './${name}.module.css'

export default function ${name}({ Original, entry, entries, ...props }) {
  return <div className={styles.amount}><p>${word} {unit} {entry?.fields.title}</p><Original {...props} /></div>
}
`
}

const unitText = (word: string) => `export const unit = ${JSON.stringify(word)}\n`

const sheetText = (random: () => number) => `.amount { padding: ${Math.floor(random() * 9)}px }\n`

/** Returns a block with an island that reads the page around it. `word` is part of both its code and its schema. */
function blockText(word: string): string {
  return `import { defineBlock, z } from 'roomwright'
import { Island, usePage } from 'roomwright/react'
import { unit } from '../lib/unit.ts'
import styles from './amount.module.css'

function Sign({ start }) {
  return <button type="button" onClick={() => alert(start)}>${word} {start}</button>
}

function Place() {
  const { path, entry, t } = usePage()
  return <p>{path} {entry?.fields.title} {entry?.referencedBy.map(({ title }) => title).join()} {t('home')}</p>
}

export default defineBlock({
  schema: z.object({ of: z.number(), word: z.string().default(${JSON.stringify(word)}) }),
  Block: ({ of, word }) => <div className={styles.amount}>{word} {of} {unit}<Place /><Island on="touch"><Sign start={of} /></Island></div>,
})
`
}
