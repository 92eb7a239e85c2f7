import { expect, test } from 'vitest'
import { loadFiles } from '../../testing/loadFiles.ts'

async function load(lines: string, files: Readonly<Record<string, string>> = {}) {
  const config = `export default {\n  key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'],\n  ${lines}\n}\n`
  const { publication, problems } = await loadFiles({ 'site.config.ts': config, ...files })
  return { publication, problems: problems.filter(({ rule }) => rule !== 'no-authors') }
}

test.each([
  ['', undefined],
  ["base: '/',", undefined],
  ["base: '/blog',", '/blog'],
  ["base: '/~ada/My.Blog/2',", '/~ada/My.Blog/2'],
])('with %j in the settings, the base is %j', async (written, base) => {
  const { publication, problems } = await load(written)
  expect(problems).toEqual([])
  expect(publication?.site.base).toBe(base)
  expect(publication?.site.host).toBe('bucket')
})

test.each([
  ["base: '/blog/',", '3:9', 'Write `/blog`.'],
  ["base: 'blog',", '3:9', 'Write `/blog`.'],
  ["base: '',", '3:9', 'Write `/`.'],
  ["base: '//blog',", '3:9', 'Write `/blog`.'],
  ["base: '/a//b/../c',", '3:9', 'Write `/a/b/c`.'],
  ["base: 'https://t.example/blog/?x#y',", '3:9', 'Write `/blog`.'],
  ["base: '/günlük',", '3:9', 'Write `/g-nl-k`.'],
  ["base: '/\"><script>',", '3:9', 'Write `/script`.'],
  ['base: 1,', '3:9', 'Write a path that begins with `/` and does not end with one: `/blog`, in quotes.'],
  ["host: 'netlfy',", '3:9', 'Did you mean `netlify`?'],
  ["host: 'vercel',", '3:9', 'Write `bucket`, `netlify`, `cloudflare`, `github` or `nginx`.'],
])('%s is refused with a fix', async (written, place, fix) => {
  const { publication, problems } = await load(written)
  expect(publication).toBeUndefined()
  expect(problems.map(({ file, line, column }) => `${file} ${line}:${column}`)).toEqual([`site.config.ts ${place}`])
  expect(problems[0]?.fix).toBe(fix)
})

const article = (body: string) => `---\ntitle: A\nslug: a\ndescription: A.\nauthor: Ada\ndate: 2026-01-01\n---\n\n${body}\n`

test('links in texts and targets of redirects are written without the base, and lead below it', async () => {
  const body =
    '[own](/terms) [other](https://u.example/terms) [part](#x) [mail](mailto:a@t.example) `<a href="/terms">`[^1]\n\n## X\n\n[^1]: [note](/articles/a)'
  const files = {
    'articles/a/en.md': article(body),
    'redirects.yaml': '- { from: /old, to: https://t.example/blog/terms }\n- { from: /older, to: /old }\n',
  }
  const { publication, problems } = await load("base: '/blog',", files)
  expect(problems).toEqual([])
  const { parts, notes = [] } = publication?.articles.find(({ slug }) => slug === 'a')?.body ?? { parts: [] }
  const texts: readonly string[] = parts.flatMap((part) => (typeof part === 'string' ? [part] : []))
  const links = [...[...texts, ...notes.map(({ html }) => html)].join('').matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)
  expect(links.filter((address) => !address?.startsWith('#'))).toEqual([
    '/blog/terms',
    'https://u.example/terms',
    'mailto:a@t.example',
    '/blog/articles/a',
  ])
  expect(texts.join('')).toContain('&lt;a href=&quot;/terms&quot;')
  expect(publication?.redirects.map(({ to }) => to)).toEqual(['https://t.example/blog/terms', '/terms'])
})

test('an address on the same host but outside the base belongs to another site', async () => {
  const { problems } = await load("base: '/blog',", {
    'articles/a/en.md': article('[x](https://t.example/nowhere) [y](https://t.example/blog/nowhere)'),
  })
  expect(problems.map(({ rule, column }) => `${rule} ${column}`)).toEqual(['broken-link 32'])
})
