/** A text of a publication that grows with `n`; the cost of checking and rendering it should grow no faster. */
export interface Shape {
  readonly name: string
  /** The smallest of the three sizes. */
  readonly n: number
  /** Files that are put over the plain publication. */
  files(n: number): Readonly<Record<string, string>>
}

export const plainFiles: Readonly<Record<string, string>> = {
  'site.config.ts': "export default { key: 'k', slug: 's', title: 'Growth', url: 'https://growth.example', languages: ['en', 'ko'] }\n",
  'categories.yaml':
    'rooms:\n  slug: rooms\n  title: Rooms\n  children:\n    halls:\n      slug: halls\n      title: Halls\n    other:\n      slug: other\n      title: Other\n',
  'authors/ann/en.md': '---\nname: Ann Lee\nmeta_title: Ann Lee\nmeta_description: Writes.\n---\nA life.\n',
}

const first = 'articles/first/en.md'
const list = (n: number, item: (index: number) => string) => Array.from({ length: n }, (_, index) => item(index)).join('')
const front = (fields: Readonly<Record<string, string>> = {}) => {
  const all = { title: 'A Title', slug: 'first', description: 'A text.', author: 'Ann Lee', date: '2026-01-31', ...fields }
  return `---\n${Object.entries(all)
    .map(([key, value]) => `${key}:${value.startsWith('\n') ? '' : ' '}${value}\n`)
    .join('')}---\n`
}
const body = (name: string, n: number, text: (n: number) => string): Shape => ({
  name,
  n,
  files: (size) => ({ [first]: `${front()}${text(size)}\n` }),
})
const field = (name: string, n: number, fields: (n: number) => Readonly<Record<string, string>>): Shape => ({
  name,
  n,
  files: (size) => ({ [first]: `${front(fields(size))}A text.\n` }),
})
const file = (name: string, n: number, path: string, text: (n: number) => string): Shape => ({
  name,
  n,
  files: (size) => ({ [path]: text(size), [first]: `${front()}A text.\n` }),
})
const spaces = (n: number) => ' '.repeat(n)
const syllable = (index: number) => String.fromCharCode(0xac00 + (index % 11_172))
const articles = (n: number, make: (index: number) => readonly [fields: Readonly<Record<string, string>>, text?: string]) =>
  Object.fromEntries(
    Array.from({ length: n }, (_, index) => {
      const [fields, text = 'A text.\n'] = make(index)
      return [`articles/a-${index}/en.md`, front({ slug: `a-${index}`, title: `Title ${index}`, ...fields }) + text]
    }),
  )
const category = (index: number, below = '') => `c${index}:\n  slug: c-${index}\n  title: Category ${index}\n${below}`
const placed = (category: string, subcategory: string, topic: string) =>
  `\n  - category: ${category}\n    subcategories:\n      - subcategory: ${subcategory}\n        subsubcategories: [${topic}]`

export const shapes: readonly Shape[] = [
  // Headings, tables, lists.
  body('equal headings', 2000, (n) => '## Same\n\n'.repeat(n)),
  body('headings that end in numbers', 2000, (n) => list(n, (i) => `## Same ${i}\n\n## Same\n\n`)),
  body('nested headings', 2000, (n) => list(n, (i) => `${'#'.repeat((i % 5) + 2)} Part ${i}\n\nWords.\n\n`)),
  body('one long heading', 20_000, (n) => `## ${'word '.repeat(n)}`),
  body('one heading of one word', 50_000, (n) => `## ${'w'.repeat(n)}`),
  body('equal table heads', 1000, (n) => '| a | b |\n|---|---|\n| 1 | 2 |\n\n'.repeat(n)),
  body('one long table', 4000, (n) => `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(n)}`),
  body('escaped bars in a cell', 10_000, (n) => `| a |\n|---|\n| ${'\\|'.repeat(n)} |\n`),
  body('a long list', 5000, (n) => '- an item\n'.repeat(n)),
  body('a loose list', 5000, (n) => '- an item\n\n'.repeat(n)),
  body('nested lists', 500, (n) => list(n, (i) => `${spaces((i % 40) * 2)}- item\n`)),
  body('ever deeper lists', 500, (n) => list(n, (i) => `${spaces(i * 2)}- item\n`)),
  body('ever deeper quotations', 500, (n) => `${'> '.repeat(n)}words`),
  body('quotations of one line', 3000, (n) => list(n, () => '> words\n\n')),
  body('lazy lines of deep quotations', 500, (n) => `${'>'.repeat(50)} a\n${'b\n'.repeat(n * 10)}`),
  body('deep brackets of lists', 2000, (n) => '- '.repeat(n)),
  body('numbers of lists', 2000, (n) => '1. '.repeat(n)),

  // Emphasis, links, code.
  body('emphasis that opens', 20_000, (n) => '*a '.repeat(n)),
  body('emphasis that closes', 20_000, (n) => 'a* '.repeat(n)),
  body('emphasis in emphasis', 2000, (n) => `${'*a **b '.repeat(n)}${'c** d* '.repeat(n)}`),
  body('mixed runs of emphasis', 10_000, (n) => 'a**b_c__d***e'.repeat(n)),
  body('underscores', 20_000, (n) => '_a __b '.repeat(n)),
  body('tildes', 20_000, (n) => '~~a ~b '.repeat(n)),
  body('one run of stars', 20_000, (n) => `a ${'*'.repeat(n)}b`),
  body('one run of tildes', 20_000, (n) => `a ${'~'.repeat(n)}b`),
  body('one run of underscores', 20_000, (n) => `a ${'_'.repeat(n)}b`),
  body('one run of backticks', 20_000, (n) => `a ${'`'.repeat(n)}b`),
  body('ever longer runs of backticks', 500, (n) => list(n, (i) => `a ${'`'.repeat(i + 1)} `)),
  body('brackets that open', 20_000, (n) => '['.repeat(n)),
  body('brackets that close', 20_000, (n) => 'a]'.repeat(n)),
  body('brackets in brackets', 5000, (n) => `${'['.repeat(n)}a${']'.repeat(n)}`),
  body('pictures that open', 10_000, (n) => '!['.repeat(n)),
  body('links that open', 10_000, (n) => '[a](b'.repeat(n)),
  body('links with a pointed bracket that opens', 10_000, (n) => '[a](<b'.repeat(n)),
  body('links with a title that opens', 10_000, (n) => '[a](b "c'.repeat(n)),
  body('parentheses in a link', 10_000, (n) => `[a](${'('.repeat(n)}`),
  body('links in links', 2000, (n) => `${'['.repeat(n)}a${'](b)'.repeat(n)}`),
  body('links', 5000, (n) => '[a](/articles/first) '.repeat(n)),
  body('links with marks inside', 3000, (n) => '[a *b* c](/articles/first) '.repeat(n)),
  body('spaces behind a link', 20_000, (n) => `[a](https://a.example/${spaces(n)})`),
  body('spaces before a link', 20_000, (n) => `[a](${spaces(n)}https://a.example/)`),
  body('spaces in a link', 20_000, (n) => `[a](<https://a.example/${spaces(n)}b>)`),
  body('spaces in a title of a link', 20_000, (n) => `[a](/b "c${spaces(n)}d")`),
  body('control characters in a link', 20_000, (n) => `[a](<https://a.example/${'\u0001'.repeat(n)}b>)`),
  body('slashes in a link', 20_000, (n) => `[a](/${'/'.repeat(n)}b)`),
  body('one long link', 20_000, (n) => `[a](/articles/${'first-'.repeat(n)})`),
  body('long parts in a link', 5000, (n) => `[a](#${'first-'.repeat(n)})\n\n${list(100, (i) => `## ${'first '.repeat(n / 50)}${i}\n\n`)}`),
  body('links to nothing', 1000, (n) => list(n, (i) => `[a](/articles/nothing-${i})\n\n`)),
  body('links to parts that are not there', 700, (n) => list(n, (i) => `[a](#part-${i}x)\n\n## Part ${i}\n\n`)),
  body('relative links', 2000, (n) => list(n, (i) => `[a](b-${i})\n`)),
  body('pointed brackets', 20_000, (n) => '<'.repeat(n)),
  body('tags', 3000, (n) => '<b>x</b>\n\n'.repeat(n)),
  body('comments that open', 5000, (n) => 'a <!-- b'.repeat(n)),
  body('declarations that open', 5000, (n) => 'a <!A b'.repeat(n)),
  body('instructions that open', 5000, (n) => 'a <? b'.repeat(n)),
  body('character data that opens', 5000, (n) => 'a <![CDATA[ b'.repeat(n)),
  body('attributes that open', 5000, (n) => `a <b ${'c="d '.repeat(n)}`),
  body('tags with many attributes', 5000, (n) => `a <b ${'c=d '.repeat(n)}`),
  body('addresses in brackets that open', 5000, (n) => '<https://a.example'.repeat(n)),
  body('bare addresses', 3000, (n) => 'https://a.example/b '.repeat(n)),
  body('bare addresses with brackets', 10_000, (n) => `https://a.example/${')'.repeat(n)}`),
  body('bare addresses with entities', 10_000, (n) => `https://a.example/${'&amp;'.repeat(n)}`),
  body('words with www', 5000, (n) => 'www.'.repeat(n)),
  body('signs of mail', 5000, (n) => 'a@'.repeat(n)),
  body('letters before a sign of mail', 20_000, (n) => `${'a.'.repeat(n)}@`),
  body('entities', 5000, (n) => '&amp; '.repeat(n)),
  body('entities in a run', 5000, (n) => '&amp;'.repeat(n)),
  body('signs of entities', 20_000, (n) => '&'.repeat(n)),
  body('backslashes', 20_000, (n) => '\\'.repeat(n)),
  body('backslashes before letters', 10_000, (n) => '\\a'.repeat(n)),
  body('hard line breaks', 5000, (n) => 'a  \n'.repeat(n)),
  body('spaces at the end of a line', 20_000, (n) => `a${spaces(n)}\nb`),
  body('spaces in a line', 20_000, (n) => `a${spaces(n)}b`),
  body('short lines', 10_000, (n) => 'a\n'.repeat(n)),
  body('short paragraphs', 5000, (n) => 'a\n\n'.repeat(n)),
  body('rules', 5000, (n) => '---\n\n'.repeat(n)),
  body('lines under a paragraph', 5000, (n) => 'a\n==\n'.repeat(n)),
  body('indented code', 5000, (n) => '    code\n'.repeat(n)),
  body('fences', 2000, (n) => '```js\na\n```\n\n'.repeat(n)),
  body('fences that open in lists', 2000, (n) => '- ```\n'.repeat(n)),
  body('an empty line of fence', 5000, (n) => `\`\`\`\n${'\n'.repeat(n)}`),
  body('code with a long name', 20_000, (n) => `\`\`\`${'project'.repeat(n)}\na\n\`\`\``),
  body('line ends of the old Macintosh', 5000, (n) => 'a\r'.repeat(n)),

  // Definitions and footnotes.
  body('definitions', 5000, (n) => list(n, (i) => `[d${i}]: /articles/first\n`)),
  body('definitions and references', 3000, (n) => list(n, (i) => `[d${i}]\n\n[d${i}]: /articles/first\n\n`)),
  body('equal definitions', 5000, (n) => '[d]: /articles/first\n'.repeat(n)),
  body('definitions that open', 5000, (n) => '[d]:\n'.repeat(n)),
  body('definitions with a title that opens', 3000, (n) => '[d]: /b "c\n'.repeat(n)),
  body('references to one long definition', 1000, (n) => `[d]: /${'a'.repeat(n * 10)}\n\n${'[d] '.repeat(n)}`),
  body('references without a definition', 10_000, (n) => list(n, (i) => `[d${i}][e${i}] `)),
  body('long names of references', 500, (n) => list(n, () => `[${'d'.repeat(900)}] `)),
  body('marks of footnotes', 20_000, (n) => '[^'.repeat(n)),
  body('marks of footnotes with letters', 10_000, (n) => '[^a'.repeat(n)),
  body('marks of footnotes with spaces', 10_000, (n) => '[^ '.repeat(n)),
  body('open footnotes', 3000, (n) => list(n, (i) => `A note[^${i}] `)),
  body('open footnotes in paragraphs', 3000, (n) => list(n, (i) => `A note[^${i}].\n\n`)),
  body('open footnotes at the start', 3000, (n) => list(n, (i) => `[^${i}]:\n`)),
  body('footnotes', 2000, (n) => list(n, (i) => `A note[^${i}].\n\n[^${i}]: Said.\n\n`)),
  body('footnotes that follow the text', 2000, (n) => list(n, (i) => `A note[^${i}].\n\n`) + list(n, (i) => `[^${i}]: Said.\n\n`)),
  body('footnotes that nothing refers to', 2000, (n) => list(n, (i) => `[^${i}]: Said.\n\n`)),
  body('footnotes in footnotes', 1000, (n) => `A[^0].\n\n${list(n, (i) => `[^${i}]: See[^${i + 1}].\n\n`)}`),
  body('one footnote many times', 3000, (n) => `${'a[^1] '.repeat(n)}\n\n[^1]: Said.`),
  body('footnotes that open below one another', 500, (n) => list(n, (i) => `${spaces(i * 4)}[^${i}]: a\n`)),

  // Problems.
  body('problems in one long line', 3000, (n) => '<b>x</b> '.repeat(n)),
  body('forbidden links in one long line', 3000, (n) => '[a](javascript:b) '.repeat(n)),
  body('broken links in one long line', 1000, (n) => '[a](/nothing) '.repeat(n)),
  body('problems in one long line beyond the plane', 3000, (n) => '😀<b>x</b> '.repeat(n)),
  body('empty links', 3000, (n) => '[](/articles/first)\n\n'.repeat(n)),
  body('pictures that are not there', 1000, (n) => list(n, (i) => `![a](b-${i}.png)\n\n`)),
  body('pictures without words', 1000, (n) => list(n, () => '![](b.png) ')),
  body('one picture many times in a line', 2000, (n) => '![a](b.png) '.repeat(n)),
  body('unknown blocks', 1000, (n) => '```projekt\na: b\n```\n\n'.repeat(n)),
  body('blocks with problems', 500, (n) => list(n, () => '```palette\ncolours:\n  - { name: A, hex: no }\n```\n\n')),
  body('one block of many problems', 1000, (n) => `\`\`\`palette\ncolours:\n${list(n, () => '  - { name: A, hex: no }\n')}\`\`\``),
  body('one block of many fields', 1000, (n) => `\`\`\`palette\n${list(n, (i) => `f${i}: no\n`)}\`\`\``),
  body('a palette', 1000, (n) => `\`\`\`palette\ncolours:\n${list(n, (i) => `  - { name: A${i}, hex: '#aabbcc' }\n`)}\`\`\``),

  // Scripts.
  body('Hangul with marks', 2000, (n) => list(n, (i) => `**${syllable(i)}(가)**${syllable(i + 1)} `)),
  body('Hangul and stars', 20_000, (n) => `(${'*'.repeat(n)}가`),
  body('Hangul before stars', 20_000, (n) => `가${'*'.repeat(n)}가`),
  body('Hangul between stars', 10_000, (n) => '가*'.repeat(n)),
  body('Hangul between symbols', 5000, (n) => '가**(**나'.repeat(n)),
  body('Braille', 5000, (n) => list(n, (i) => `${String.fromCharCode(0x2801 + (i % 255))}~${syllable(i)} `)),
  body('combining marks', 20_000, (n) => `a${'\u0301'.repeat(n)}`),
  body('combining marks out of order', 5000, (n) => `## a${'\u0301\u0316'.repeat(n)}`),

  // Front matter.
  field('a long title', 12_500, (n) => ({ title: 'w'.repeat(n) })),
  field('a long title of words', 12_500, (n) => ({ title: 'word '.repeat(n / 5) })),
  field('a long title in Korean', 5000, (n) => ({ title: list(n, syllable) })),
  field('a long title of letters made of parts', 5000, (n) => ({ title: 'e\u0301'.repeat(n) })),
  field('a long description', 20_000, (n) => ({ description: 'word '.repeat(n) })),
  field('a long slug', 20_000, (n) => ({ slug: 'a-'.repeat(n) })),
  field('a long slug of letters', 20_000, (n) => ({ slug: 'a'.repeat(n) })),
  field('spaces in a value', 20_000, (n) => ({ title: `a${spaces(n)}b` })),
  field('spaces behind a value', 20_000, (n) => ({ title: `a${spaces(n)}` })),
  field('spaces in a list', 20_000, (n) => ({ title: `[a${spaces(n)}b]` })),
  field('spaces in a quoted value', 20_000, (n) => ({ title: `"a${spaces(n)}b"` })),
  field('tabs in a value', 20_000, (n) => ({ title: `a${'\t'.repeat(n)}b` })),
  field('spaces and a comment', 20_000, (n) => ({ title: `a${spaces(n)}# b` })),
  field('quotes in a value', 20_000, (n) => ({ title: `'${"''".repeat(n)}'` })),
  field('quotes that open', 20_000, (n) => ({ title: `'${"''".repeat(n)}` })),
  field('a long number', 20_000, (n) => ({ rating: '1'.repeat(n) })),
  field('a long number that ends in a letter', 20_000, (n) => ({ rating: `${'1'.repeat(n)}e` })),
  field('a long date', 20_000, (n) => ({ date: '2026-'.repeat(n) })),
  field('an unknown author', 20_000, (n) => ({ author: 'A'.repeat(n) })),
  field('unknown fields', 1000, (n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`field${i}`, 'a']))),
  field('equal fields', 1000, (n) => ({ rating: `4\n${'title: a\n'.repeat(n)}` })),
  field('one long unknown field', 20_000, (n) => ({ ['f'.repeat(n)]: 'a' })),
  field('wrong sources', 1000, (n) => ({ sources: list(n, () => '\n  - title: a') })),
  field('sources', 2000, (n) => ({ sources: list(n, (i) => `\n  - { title: Source ${i}, url: 'https://a.example/${i}' }`) })),
  field('unknown categories', 500, (n) => ({ entities: list(n, (i) => `\n  - category: nothing${i}`) })),
  field('unknown topics', 500, (n) => ({
    entities: `\n  - category: rooms\n    subcategories:\n      - subcategory: halls\n        subsubcategories: [${list(n, (i) => `t${i},`).slice(0, -1)}]`,
  })),
  field('one entity many times', 1000, (n) => ({ entities: '\n  - category: rooms'.repeat(n) })),
  field('subcategories of one entity', 1000, (n) => ({
    entities: `\n  - category: rooms\n    subcategories:${'\n      - subcategory: halls'.repeat(n)}`,
  })),
  field('anchors and aliases', 500, (n) => ({ title: list(n, (i) => `\n  - &a${i} a\n  - *a${i}`) })),
  field('unknown aliases', 500, (n) => ({ title: list(n, (i) => `\n  - *a${i}`) })),

  // Data files.
  file('unknown keys of ads.json', 1000, 'ads.json', (n) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [`key${i}`, 1]))),
  ),
  file('unknown paths of ads.json', 1000, 'ads.json', (n) =>
    JSON.stringify({ sapeLinks: Object.fromEntries(Array.from({ length: n }, (_, i) => [`/articles/firsd-${i}`, ['<a>b</a>']])) }),
  ),
  file('wrong paths of ads.json', 1000, 'ads.json', (n) =>
    JSON.stringify({ sapeLinks: Object.fromEntries(Array.from({ length: n }, (_, i) => [`articles/${i}`, ['<a>b</a>']])) }),
  ),
  file('wrong links of ads.json', 1000, 'ads.json', (n) =>
    JSON.stringify({ sapeLinks: Object.fromEntries(Array.from({ length: n }, (_, i) => [`/articles/${i}`, [1]])) }),
  ),
  file('long unknown paths of ads.json', 100, 'ads.json', (n) =>
    JSON.stringify({ sapeLinks: Object.fromEntries(Array.from({ length: n }, (_, i) => [`/${'a'.repeat(900)}-${i}`, ['<a>b</a>']])) }),
  ),
  file('links of one page in ads.json', 2000, 'ads.json', (n) =>
    JSON.stringify({ sapeLinks: { '/': Array.from({ length: n }, (_, i) => `<a href="https://a.example/${i}">b</a>`) } }),
  ),
  file('one long paid link', 5000, 'ads.json', (n) =>
    JSON.stringify({ sapeNewUrl: `${'<script></script><a href="https://a.example/">b</a>'.repeat(n)}` }),
  ),
  file('a paid link that opens', 10_000, 'ads.json', (n) => JSON.stringify({ sapeNewUrl: `b${'<a b="'.repeat(n)}` })),
  file('a paid link of spaces', 20_000, 'ads.json', (n) => JSON.stringify({ sapeNewUrl: `b${spaces(n)}<a ${spaces(n)}c=${spaces(n)}` })),
  file('a paid link of comments', 10_000, 'ads.json', (n) => JSON.stringify({ sapeNewUrl: `b${'<!-- '.repeat(n)}` })),
  file('redirects', 1000, 'redirects.yaml', (n) => list(n, (i) => `- { from: /old/${i}, to: /articles/first }\n`)),
  file('redirects with segments', 1000, 'redirects.yaml', (n) => list(n, (i) => `- { from: '/old-${i}/:a', to: '/articles/:a' }\n`)),
  file('redirects with first segments', 500, 'redirects.yaml', (n) => list(n, (i) => `- { from: '/:a/${i}', to: '/rooms/:a' }\n`)),
  file('a chain of redirects', 300, 'redirects.yaml', (n) =>
    list(n, (i) => `- { from: /old/${i}, to: ${i + 1 < n ? `/old/${i + 1}` : '/articles/first'} }\n`),
  ),
  file('a circle of redirects', 300, 'redirects.yaml', (n) => list(n, (i) => `- { from: /old/${i}, to: /old/${(i + 1) % n} }\n`)),
  file('redirects to nothing', 500, 'redirects.yaml', (n) => list(n, (i) => `- { from: /old/${i}, to: /nothing/${i} }\n`)),
  file('equal redirects', 500, 'redirects.yaml', (n) => '- { from: /old, to: /articles/first }\n'.repeat(n)),
  file('wrong redirects', 500, 'redirects.yaml', (n) => list(n, (i) => `- { from: old${i}, to: b }\n`)),
  file('pages that are gone', 1000, 'redirects.yaml', (n) => list(n, (i) => `- { from: /old/${i}, status: 410 }\n`)),
  file('one redirect of many segments', 2000, 'redirects.yaml', (n) => {
    const path = list(n, (i) => `/:a${i}`)
    return `- from: "/x${path}"\n  to: "/y${path}"\n`
  }),
  file('one redirect of equal segments', 2000, 'redirects.yaml', (n) => `- from: "/x${'/a'.repeat(n)}"\n  to: "/articles/first"\n`),
  file('published addresses', 1000, 'published.json', (n) =>
    JSON.stringify(Array.from({ length: n }, (_, i) => ({ path: `/rooms/page/${i + 2}`, key: `category:rooms:${i + 2}:en` }))),
  ),
  {
    name: 'published addresses and redirects',
    n: 500,
    files: (n) => ({
      [first]: `${front()}A text.\n`,
      'published.json': JSON.stringify(Array.from({ length: n }, (_, i) => ({ path: `/old/${i}`, key: 'x' }))),
      'redirects.yaml': list(n, (i) => `- { from: /old/${i}, to: /articles/first }\n`),
    }),
  },
  {
    name: 'links to redirects',
    n: 500,
    files: (n) => ({
      [first]: `${front()}${list(n, (i) => `[a](/old/${i})\n\n`)}`,
      'redirects.yaml': list(n, (i) => `- { from: /old/${i}, to: /articles/first }\n`),
    }),
  },
  file('categories', 50, 'categories.yaml', (n) => list(n, (i) => category(i))),
  file('subcategories', 50, 'categories.yaml', (n) =>
    category(0, `  children:\n${list(n, (i) => `    s${i}: { slug: s-${i}, title: Sub ${i} }\n`)}`),
  ),
  file('topics', 500, 'categories.yaml', (n) =>
    category(0, `  children:\n    s:\n      slug: s\n      title: S\n      children:\n${list(n, (i) => `        t${i}: { slug: t-${i}, title: Topic ${i} }\n`)}`),
  ),
  file('equal slugs of categories', 500, 'categories.yaml', (n) => list(n, (i) => `c${i}: { slug: same, title: Category ${i} }\n`)),
  file('wrong categories', 300, 'categories.yaml', (n) => list(n, (i) => `c${i}: { slug: Wrong, title: Category ${i} }\n`)),
  file('categories without a language', 300, 'categories.yaml', (n) => list(n, (i) => `c${i}: { slug: c-${i}, title: { en: C } }\n`)),
  file('a long script of settings', 2000, 'site.config.ts', (n) =>
    (plainFiles['site.config.ts'] ?? '').replace(' }\n', `, thirdParty: { scripts: [${list(n, (i) => `'https://a.example/${i}.js',`)}], proxyHosts: [] } }\n`),
  ),
  file('wrong settings', 500, 'site.config.ts', (n) => (plainFiles['site.config.ts'] ?? '').replace(' }\n', `, ${list(n, (i) => `a${i}: 1,`)} }\n`)),
  file('hosts of scripts', 500, 'site.config.ts', (n) =>
    (plainFiles['site.config.ts'] ?? '').replace(
      ' }\n',
      `, thirdParty: { scripts: [${list(n, (i) => `{ src: 'https://a${i}.example/', strategy: 'off-main-thread' },`)}], proxyHosts: [${list(n, (i) => `'b${i}.example',`)}] } }\n`,
    ),
  ),

  // Many files.
  { name: 'articles', n: 250, files: (n) => articles(n, () => [{}]) },
  { name: 'articles of one slug', n: 250, files: (n) => articles(n, () => [{ slug: 'same' }]) },
  { name: 'articles of one subcategory', n: 250, files: (n) => articles(n, () => [{ entities: placed('rooms', 'halls', '') }]) },
  { name: 'articles of unknown authors', n: 250, files: (n) => articles(n, (i) => [{ author: `Bob ${i}` }]) },
  { name: 'articles of unknown categories', n: 250, files: (n) => articles(n, (i) => [{ entities: `\n  - category: c${i}` }]) },
  { name: 'articles with a relative link', n: 250, files: (n) => articles(n, (i) => [{}, `[a](b-${i})\n`]) },
  { name: 'articles with a link to nothing', n: 250, files: (n) => articles(n, (i) => [{}, `[a](/articles/b-${i})\n`]) },
  {
    name: 'authors',
    n: 100,
    files: (n) => ({
      [first]: `${front()}A text.\n`,
      ...Object.fromEntries(
        Array.from({ length: n }, (_, i) => [
          `authors/author-${i}/en.md`,
          `---\nname: Author ${i}\nmeta_title: Author ${i}\nmeta_description: Writes.\n---\nA life.\n`,
        ]),
      ),
    }),
  },
  {
    name: 'authors of one name',
    n: 250,
    files: (n) => ({
      [first]: `${front()}A text.\n`,
      ...Object.fromEntries(
        Array.from({ length: n }, (_, i) => [
          `authors/author-${i}/en.md`,
          '---\nname: Same\nmeta_title: Same\nmeta_description: Writes.\n---\nA life.\n',
        ]),
      ),
    }),
  },
  {
    name: 'files of public',
    n: 500,
    files: (n) => ({ [first]: `${front()}A text.\n`, ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`public/f-${i}.txt`, 'a'])) }),
  },
  {
    name: 'deep folders of public',
    n: 50,
    files: (n) => ({ [first]: `${front()}A text.\n`, [`public/${'a/'.repeat(n)}f.txt`]: 'a' }),
  },
  {
    name: 'topics with articles',
    n: 50,
    files: (n) => ({
      ...articles(n, (i) => [{ entities: placed('c0', 's', `t${i}`) }]),
      'categories.yaml': category(
        0,
        `  children:\n    s:\n      slug: s\n      title: S\n      children:\n${list(n, (i) => `        t${i}: { slug: t-${i}, title: Topic ${i} }\n`)}`,
      ),
    }),
  },
]
