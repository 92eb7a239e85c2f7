import { expect, test } from 'vitest'
import { findControls } from './findControls.ts'
import { article, loadFiles, placesOf } from '../../testing/loadFiles.ts'

test.each([
  ['a\u0000b', 'U+0000'],
  ['a\u001b[31m', 'U+001B'],
  ['a\u0085', 'U+0085'],
  ['a\ud800b', 'U+D800'],
])('the control character in %j is found in a value and in a key', (text, name) => {
  expect(findControls({ a: ['b', text] })).toEqual([{ path: ['a', 1], part: 'value', name }])
  expect(findControls({ a: { [text]: 1 } })).toEqual([{ path: ['a', text], part: 'key', name }])
})

test.each(['two\nlines', 'a\ttab', 'emoji 🛋️', 'İstanbul, Ёлка, 의자'])('no control character is found in %j', (text) => {
  expect(findControls([text])).toEqual([])
})

test('the search in circular data ends', () => {
  const round: Record<string, unknown> = { text: 'a\0' }
  round['self'] = round
  expect(findControls(round)).toHaveLength(1)
})

const author = (name: string) => `---\nname: ${name}\nmeta_title: A\nmeta_description: A\n---\nA\n`
const config = (fields: string) =>
  `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'],\n${fields} }\n`

test.each([
  ['articles/b/en.md', article({ slug: 'b', sources: '[{ title: A, url: "https://a.example/\\0" }]' }), '7:28'],
  ['articles/b/en.md', article({ slug: 'b', sources: '[{ title: A, url: "https://a.example/\\ud800" }]' }), '7:28'],
  ['articles/b/en.md', article({ slug: 'b', made: '{ by: model, model: "a\\0" }' }), '7:27'],
  ['articles/b/en.md', article({ slug: 'b', entities: '[{ category: "a\\0" }]' }), '7:24'],
  ['articles/b/en.md', article({ slug: 'b', date: '"2026-01-31\\0"' }), '6:7'],
  ['articles/b/en.md', article({ slug: 'b', status: '"draft\\udfff"' }), '7:9'],
  ['articles/b/en.md', article({ slug: 'b', '"a\\0"': '1' }), '7:1'],
  ['articles/b/en.md', article({ slug: 'b' }, '```palette\ncolours:\n  - { name: "a\\0", hex: "#cbb88d" }\n```\n'), '10:13'],
  ['authors/ann-lee/en.md', author('"Ann Lee\\0"'), '2:7'],
  ['categories.yaml', 'furniture: { slug: furniture, title: { en: "A\\0" } }\n', '1:44'],
  ['redirects.yaml', '- { from: "/old\\0", to: /terms }\n', '1:11'],
  ['redirects.yaml', '- { from: /old, to: "https://a.example/\\ud800" }\n', '1:21'],
  ['redirects.yaml', '- { from: "/old\\ud800", status: 410 }\n', '1:11'],
  ['ads.json', '{ "sapeLinks": { "/te\\u0000rms": [] } }', '1:18'],
  ['ads.json', '{ "sapeNewUrl": { "html": "a", "advertiser": "\\ud800" } }', '1:46'],
  ['site.config.ts', config("contact: 'mailto:a\\0@b.example'"), '2:10'],
  ['site.config.ts', config("buckets: { prefix: 'a\\ud800' }"), '2:20'],
  ['site.config.ts', config("thirdParty: { scripts: ['https://a.example/\\0'], proxyHosts: [] }"), '2:25'],
] as const)('%s with a control character or a lone surrogate is refused: %s', async (file, text, place) => {
  expect(placesOf(await loadFiles({ [file]: text }))).toContain(`${file}:${place} wrong-value`)
})

test('a NUL byte in a file is reported at its position', async () => {
  const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b', title: 'A\0' }), 'redirects.yaml': '\n# \0\n' })
  expect(placesOf(result)).toEqual(['articles/b/en.md:2:9 control-character', 'redirects.yaml:2:3 control-character'])
})
