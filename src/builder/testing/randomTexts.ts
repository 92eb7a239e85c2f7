import { type ArticleText, type Edits, words } from './randomMaterial.ts'

interface TextTools {
  /** Returns this many random words. */
  words(this: void, count: number): string
  /** Changes an article; returns what changed. */
  change(this: void, change: (article: ArticleText) => void): string
}

/** Creates edits to the texts of articles. */
export function textEdits(random: () => number, { words: some, change }: TextTools): Edits {
  const add = (text: () => string) => () => change((article) => (article.body += `\n${text()}\n`))
  let notes = 0
  return [
    ['text', add(() => `${some(6)}.`)],
    ['text', () => change((article) => (article.body = randomBody(some)))],
    ['note', add(() => `A claim[^n${(notes += 1)}].\n\n[^n${notes}]: ${some(3)}`)],
    ['block', add(() => `\`\`\`shopping-list\nitems:\n  - { item: ${some(1)}, amount: 2 }\n\`\`\``)],
    [
      'project',
      add(() => `\`\`\`project\ntime: ${2 + Math.floor(random() * 3)} days\ncost: low\ndifficulty: easy\ntools: [${some(1)}]\n\`\`\``),
    ],
  ]
}

/** Returns a body of two parts. */
export function randomBody(some: (count: number) => string): string {
  return `## ${some(2)}\n\n${some(30)}.\n\n## ${some(2)}\n\n${some(20)}.\n`
}

/** Adds, replaces or removes a word in a random paragraph of a body. */
export function rewordBody(body: string, random: () => number): string {
  const lines = body.split('\n')
  const paragraphs = [...lines.keys()].filter((row) => /^[\w*].*\.$/.test(lines[row] ?? ''))
  const row = paragraphs[Math.floor(random() * paragraphs.length)] ?? 0
  const line = lines[row] ?? ''
  const word = words[Math.floor(random() * words.length)] ?? ''
  const changed = [`${word} ${line}`, line.replace(/\w+/, `*${word}*`), line.replace(/ \w+/, '')]
  return lines.with(row, changed[Math.floor(random() * changed.length)] ?? line).join('\n')
}
