/** A text of a publication that grows with `n`; the cost of checking and rendering it should grow no faster. */
export interface Shape {
  readonly name: string
  /** The smallest of the three measured sizes. */
  readonly n: number
  /** Files added to the plain publication, replacing those of the same path. */
  files(n: number): Readonly<Record<string, string>>
}

export const plainFiles: Readonly<Record<string, string>> = {
  'site.config.ts': "export default { key: 'k', slug: 's', title: 'Growth', url: 'https://growth.example', languages: ['en', 'ko'] }\n",
  'categories.yaml':
    'rooms:\n  slug: rooms\n  title: Rooms\n  children:\n    halls:\n      slug: halls\n      title: Halls\n    other:\n      slug: other\n      title: Other\n',
  'authors/ann/en.md': '---\nname: Ann Lee\nmeta_title: Ann Lee\nmeta_description: Writes.\n---\nA life.\n',
}

/** The article that every shape has, unless it replaces it. */
export const first = 'articles/first/en.md'
export const list = (n: number, item: (index: number) => string) => Array.from({ length: n }, (_, index) => item(index)).join('')
export const front = (fields: Readonly<Record<string, string>> = {}) => {
  const all = { title: 'A Title', slug: 'first', description: 'A text.', author: 'Ann Lee', date: '2026-01-31', ...fields }
  return `---\n${Object.entries(all)
    .map(([key, value]) => `${key}:${value.startsWith('\n') ? '' : ' '}${value}\n`)
    .join('')}---\n`
}
/** Maximum length of lines and fields; see docs/settings.md. */
const longestLine = 50_000

/** Halves the size until four times as much is within the limits, since rejected input says nothing about growth. */
function fitting(n: number, text: (n: number) => string): number {
  const longest = text(n * 4)
    .split(/\r\n|\n|\r/)
    .reduce((most, line) => Math.max(most, line.length), 0)
  return longest > longestLine ? fitting(Math.floor(n / 2), text) : n
}

/** Defines a shape of an article's body. */
export const body = (name: string, n: number, text: (n: number) => string): Shape => ({
  name,
  n: fitting(n, text),
  files: (size) => ({ [first]: `${front()}${text(size)}\n` }),
})
/** Defines a shape of an article's front matter. */
export const field = (name: string, n: number, fields: (n: number) => Readonly<Record<string, string>>): Shape => ({
  name,
  n: fitting(n, (size) => front(fields(size))),
  files: (size) => ({ [first]: `${front(fields(size))}A text.\n` }),
})
/** Defines a shape of another file than an article. */
export const fileAt =
  (path: string) =>
  (name: string, n: number, text: (n: number) => string): Shape => ({
    name,
    n,
    files: (size) => ({ [path]: text(size), [first]: `${front()}A text.\n` }),
  })

export const spaces = (n: number) => ' '.repeat(n)
/** Returns Hangul syllables in order. */
export const syllable = (index: number) => String.fromCharCode(0xac00 + (index % 11_172))
