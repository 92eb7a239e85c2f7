import { fileAt, first, front, list, plainFiles, type Shape, spaces } from './shape.ts'

const ads = fileAt('ads.json')
const redirects = fileAt('redirects.yaml')
const categories = fileAt('categories.yaml')
const settings = fileAt('site.config.ts')
const published = fileAt('published.json')
const articles = (n: number, make: (index: number) => readonly [fields: Readonly<Record<string, string>>, text?: string]) =>
  Object.fromEntries(
    Array.from({ length: n }, (_, index) => {
      const [fields, text = 'A text.\n'] = make(index)
      return [`articles/a-${index}/en.md`, front({ slug: `a-${index}`, title: `Title ${index}`, ...fields }) + text]
    }),
  )
const category = (index: number, below = '') => `c${index}:\n  slug: c-${index}\n  title: Category ${index}\n${below}`
const placed = (key: string, subcategory: string, topic: string) =>
  `\n  - category: ${key}\n    subcategories:\n      - subcategory: ${subcategory}\n        subsubcategories: [${topic}]`

const shared = Array.from({ length: 60 }, (_, index) => `word${'abcdefgh'[index % 8]}${'ijklmnopq'[index % 9]}`).join(' ')

export const fileShapes: readonly Shape[] = [
  // Data files.
  ads('unknown keys of ads.json', 1000, (n) => JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [`key${i}`, 1])))),
  ads('unknown paths of ads.json', 1000, (n) =>
    JSON.stringify({ sapeLinks: Object.fromEntries(Array.from({ length: n }, (_, i) => [`/articles/firsd-${i}`, ['<a>b</a>']])) }),
  ),
  ads('wrong paths of ads.json', 1000, (n) =>
    JSON.stringify({ sapeLinks: Object.fromEntries(Array.from({ length: n }, (_, i) => [`articles/${i}`, ['<a>b</a>']])) }),
  ),
  ads('wrong links of ads.json', 1000, (n) =>
    JSON.stringify({ sapeLinks: Object.fromEntries(Array.from({ length: n }, (_, i) => [`/articles/${i}`, [1]])) }),
  ),
  ads('long unknown paths of ads.json', 100, (n) =>
    JSON.stringify({ sapeLinks: Object.fromEntries(Array.from({ length: n }, (_, i) => [`/${'a'.repeat(900)}-${i}`, ['<a>b</a>']])) }),
  ),
  ads('links of one page in ads.json', 2000, (n) =>
    JSON.stringify({ sapeLinks: { '/': Array.from({ length: n }, (_, i) => `<a href="https://a.example/${i}">b</a>`) } }),
  ),
  ads('one long paid link', 200, (n) => JSON.stringify({ sapeNewUrl: '<script></script><a href="https://a.example/">b</a>'.repeat(n) })),
  ads('a paid link that opens', 1500, (n) => JSON.stringify({ sapeNewUrl: `b${'<a b="'.repeat(n)}` })),
  ads('a paid link of spaces', 4000, (n) => JSON.stringify({ sapeNewUrl: `b${spaces(n)}<a ${spaces(n)}c=${spaces(n)}` })),
  ads('a paid link of comments', 2500, (n) => JSON.stringify({ sapeNewUrl: `b${'<!-- '.repeat(n)}` })),
  redirects('redirects', 1000, (n) => list(n, (i) => `- { from: /old/${i}, to: /articles/first }\n`)),
  redirects('redirects with segments', 1000, (n) => list(n, (i) => `- { from: '/old-${i}/:a', to: '/articles/:a' }\n`)),
  redirects('redirects with first segments', 500, (n) => list(n, (i) => `- { from: '/:a/${i}', to: '/rooms/:a' }\n`)),
  redirects('a chain of redirects', 300, (n) =>
    list(n, (i) => `- { from: /old/${i}, to: ${i + 1 < n ? `/old/${i + 1}` : '/articles/first'} }\n`),
  ),
  redirects('a circle of redirects', 300, (n) => list(n, (i) => `- { from: /old/${i}, to: /old/${(i + 1) % n} }\n`)),
  redirects('redirects to nothing', 500, (n) => list(n, (i) => `- { from: /old/${i}, to: /nothing/${i} }\n`)),
  redirects('equal redirects', 500, (n) => '- { from: /old, to: /articles/first }\n'.repeat(n)),
  redirects('wrong redirects', 500, (n) => list(n, (i) => `- { from: old${i}, to: b }\n`)),
  redirects('pages that are gone', 1000, (n) => list(n, (i) => `- { from: /old/${i}, status: 410 }\n`)),
  redirects('one redirect of many segments', 2000, (n) => {
    const path = list(n, (i) => `/:a${i}`)
    return `- from: "/x${path}"\n  to: "/y${path}"\n`
  }),
  redirects('one redirect of equal segments', 2000, (n) => `- from: "/x${'/a'.repeat(n)}"\n  to: "/articles/first"\n`),
  published('published addresses', 1000, (n) =>
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
  categories('categories', 50, (n) => list(n, (i) => category(i))),
  categories('subcategories', 50, (n) => category(0, `  children:\n${list(n, (i) => `    s${i}: { slug: s-${i}, title: Sub ${i} }\n`)}`)),
  categories('topics', 125, (n) =>
    category(
      0,
      `  children:\n    s:\n      slug: s\n      title: S\n      children:\n${list(n, (i) => `        t${i}: { slug: t-${i}, title: Topic ${i} }\n`)}`,
    ),
  ),
  categories('equal slugs of categories', 500, (n) => list(n, (i) => `c${i}: { slug: same, title: Category ${i} }\n`)),
  categories('wrong categories', 300, (n) => list(n, (i) => `c${i}: { slug: Wrong, title: Category ${i} }\n`)),
  categories('categories without a language', 300, (n) => list(n, (i) => `c${i}: { slug: c-${i}, title: { en: C } }\n`)),
  settings('a long script of settings', 2000, (n) =>
    (plainFiles['site.config.ts'] ?? '').replace(
      ' }\n',
      `, thirdParty: { scripts: [${list(n, (i) => `'https://a.example/${i}.js',`)}], proxyHosts: [] } }\n`,
    ),
  ),
  settings('wrong settings', 500, (n) => (plainFiles['site.config.ts'] ?? '').replace(' }\n', `, ${list(n, (i) => `a${i}: 1,`)} }\n`)),
  settings('hosts of scripts', 500, (n) =>
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
  { name: 'articles with a paragraph in common', n: 500, files: (n) => articles(n, () => [{}, `${shared}\n`]) },
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
    files: (n) => ({
      [first]: `${front()}A text.\n`,
      ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`public/f-${i}.txt`, 'a'])),
    }),
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
