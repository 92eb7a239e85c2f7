import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UsageError } from '../platform/UsageError.ts'
import { Publication } from './testing/Publication.ts'
import { wordpressItem, wordpressXml } from './testing/wordpressExport.ts'
import { picture, writeFiles } from './testing/writeFiles.ts'

let publication: Publication

beforeEach(() => {
  publication = new Publication()
})

afterEach(() => publication.remove())

const post = (body: string, fields = '') => `---\ntitle: A\ndate: 2020-01-02\n${fields}---\n${body}\n`
const hugo = { 'hugo.toml': "baseURL = 'https://old.example/'\n" }

test('no path leads out of the source, neither through dots nor through a link', async () => {
  writeFiles(publication.home, { 'secret.png': picture, 'secret.pdf': 'secret' })
  const source = publication.source({
    ...hugo,
    'content/posts/a.md': post(
      'Text of some length, that describes it well.\n\n![x](../../../secret.png) ![y](/../../secret.png) ![z](link.png) [f](../../../secret.pdf) [g](../../../../../../../../etc/passwd)',
      `image: ${'../'.repeat(12)}etc/passwd\n`,
    ),
  })
  symlinkSync(join(publication.home, 'secret.png'), join(source, 'content/posts/link.png'))
  symlinkSync(source, join(source, 'content/posts/round'))
  symlinkSync(join(source, 'content/self'), join(source, 'content/self'))
  const { texts } = await publication.import('hugo', source)
  expect(texts.map(({ planned }) => planned.pictures)).toEqual([[]])
  expect(Object.keys(publication.snapshot()).filter((name) => /secret|passwd|link/.test(name))).toEqual([])
  expect(await publication.errors()).toEqual([])
})

test.each(['../../../evil', '/etc/evil', '..', 'a/b\\c', 'con\u0000trol', 'x'.repeat(500), '%2e%2e%2fevil', '🦊', '___'])(
  'the slug %j becomes a valid one inside articles/',
  async (slug) => {
    const source = publication.source({
      ...hugo,
      'content/posts/a.md': post('Text of some length, that describes it well.', `slug: ${JSON.stringify(slug)}\n`),
    })
    const { texts } = await publication.import('hugo', source)
    expect(texts[0]?.planned.placed.file).toMatch(/^articles\/[\p{L}\p{N}-]+\/en\.md$/u)
    expect(await publication.errors()).toEqual([])
  },
)

test('texts with the same slug or file name get different slugs', async () => {
  const source = publication.source({
    ...hugo,
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((folder) => [`content/${folder}/same.md`, post(`Text ${folder} of some length, that describes it well.`)]),
    ),
  })
  await publication.import('hugo', source)
  expect(Object.keys(publication.snapshot()).filter((name) => name.startsWith('articles/same'))).toEqual(
    ['-2', '-3', '-4', ''].map((end) => `articles/same${end}/en.md`),
  )
  expect(await publication.errors()).toEqual([])
})

test.each([
  [
    'scripts',
    '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><iframe src="//evil.example"></iframe><svg onload=alert(1)></svg>',
  ],
  ['a script that never ends', 'before <script>alert(1)'],
  [
    'a tag of our own',
    '<roomwright-node n="0"></roomwright-node><roomwright-node n="999"></roomwright-node><roomwright-node></roomwright-node>',
  ],
  ['Markdown that would be HTML', '\\<script\\>alert(1)\\</script\\> &lt;b&gt;'],
  ['links that would be scripts', '[x](javascript:alert(1)) [y](data:text/html,x) [z]( vbscript:x) <javascript:alert(1)>'],
  ['control characters', 'a\u0000b\u0007c\u001b[31m'],
  ['deep HTML', '<div>'.repeat(3000)],
  ['deep quotations', '>'.repeat(3000)],
  ['deep lists', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['half of a surrogate pair', 'a \ud800 b'],
  ['shortcodes that never end', '{{< a '.repeat(3000)],
  ['shortcodes that end too often', '{{< /a >}}'.repeat(3000)],
  ['a block of the engine', '```project\nnot: right\n```\n'],
  ['10 MB', 'word '.repeat(2_000_000)],
  ['one line of 100,000 characters', 'word '.repeat(20_000)],
  ['a table of many cells', `| a |\n| - |\n${'| b |\n'.repeat(20_000)}`],
])(
  'an import of %s has no errors and writes nothing unsafe',
  async (_name, body) => {
    const source = publication.source({
      ...hugo,
      'content/posts/a.md': post(`Text of some length, that describes it well.\n\n${body}`),
      'content/posts/b.md': post('Another text, after it. [A](/posts/a/)'),
    })
    const { texts, leftOut } = await publication.import('hugo', source)
    expect(texts.length + leftOut.length).toBe(2)
    expect(await publication.errors()).toEqual([])
    const written = texts.map(({ planned }) => publication.read(planned.placed.file)).join('\n')
    expect(written.replaceAll(/\\<|`[^`\n]*`/g, '')).not.toMatch(/<script|onerror|onload|<iframe|\(javascript:|roomwright-node|\0/)
  },
  60_000,
)

describe('exports', () => {
  test('with an entity bomb or external entities are imported without expanding them', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(20)}">`).join('')}<!ENTITY x SYSTEM "file:///etc/passwd">]>`
    const xml = wordpressXml([wordpressItem({ id: 1, title: 'A', content: 'Text of some length, that describes it well.' })])
      .replace(/^<\?xml[^]*?\]>/, bomb)
      .replace('<title>Old Wood', '<title>&a30;&x;&nbsp;Old Wood')
    await publication.import('wordpress', join(publication.source({ 'e.xml': xml }), 'e.xml'))
    expect(publication.read('articles/entry-1/en.md')).toContain('Text of some length')
    expect(Object.keys(publication.snapshot()).filter((name) => publication.read(name).includes('root:'))).toEqual([])
  })

  test('get pictures only from the uploads folder', async () => {
    const content = ['../../../secret.png', '%2e%2e/%2e%2e/secret.png', '/etc/passwd']
      .map((name) => `<img src="https://old.example/wp-content/uploads/${name}" alt="x">`)
      .join('')
    const folder = publication.source({
      'e.xml': wordpressXml([wordpressItem({ id: 1, title: 'A', content: `Text of some length, that describes it well. ${content}` })]),
      'secret.png': picture,
      'wp-content/uploads/a.png': picture,
    })
    const { texts } = await publication.import('wordpress', join(folder, 'e.xml'))
    expect(texts[0]?.planned.pictures).toEqual([])
  })

  test.each([
    ['wordpress', 'e.xml', 'not XML', 'SOURCE must be a WordPress export'],
    ['wordpress', 'e.xml', '<rss><channel/></rss>', 'SOURCE must be a WordPress export'],
    ['wordpress', 'e.xml', '', 'SOURCE must be a WordPress export'],
    ['ghost', 'e.json', '{', 'SOURCE must be a Ghost export'],
    ['ghost', 'e.json', '[]', 'SOURCE must be a Ghost export'],
    ['ghost', 'e.json', '{"db":[{"data":{}}]}', 'SOURCE must be a Ghost export'],
    ['hugo', '.', '', 'SOURCE must be the root of a Hugo project'],
    ['jekyll', '.', '', 'SOURCE must be the root of a Jekyll project'],
    ['gatsby', '.', '', 'SOURCE must be the root of a Gatsby project'],
    ['markdown', '.', '', 'SOURCE must be a folder of Markdown'],
    ['ghost', '.', '', 'is not the JSON file of a Ghost export'],
    ['hugo', 'missing', '', 'is not the root of a Hugo project'],
  ] as const)(
    'of %s in %s with the content %j are refused with a sentence about what is expected',
    async (kind, name, content, message) => {
      const folder = publication.source({})
      mkdirSync(folder, { recursive: true })
      if (name !== '.' && name !== 'missing') writeFileSync(join(folder, name), content)
      const failure = await publication.import(kind, join(folder, name)).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(UsageError)
      expect((failure as Error).message).toContain(message)
    },
  )
})

test.each([
  ['Windows-1252', Buffer.from('---\ntitle: A\n---\n\nCaf\xe9 and text of some length.\n', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFF---\ntitle: A\n---\n\nText of some length.\n', 'utf16le')],
])('a text in %s is left out, with the reason', async (_, bytes) => {
  const folder = publication.source({ 'b.md': '# B\n\nA real \uFFFD in UTF-8.\n' })
  writeFileSync(join(folder, 'a.md'), bytes)
  const { leftOut, texts } = await publication.import('markdown', folder)
  expect(leftOut).toEqual([{ place: 'a.md', why: 'not UTF-8 text: save it again with that encoding' }])
  expect(texts.map(({ planned }) => planned.placed.file)).toEqual(['articles/b/en.md'])
})

test('a text whose name is not UTF-8 is left out, with the reason', async () => {
  const folder = publication.source({ 'b.md': '# B\n\nText of some length.\n' })
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9]), Buffer.from('.md')]), '# A\n\nText of some length.\n')
  const { leftOut, texts } = await publication.import('markdown', folder)
  expect(leftOut).toEqual([{ place: 'caf\uFFFD.md', why: 'its name is not UTF-8 text: rename the file' }])
  expect(texts.map(({ planned }) => planned.placed.file)).toEqual(['articles/b/en.md'])
})

test('a text with broken front matter is left out, with the reason', async () => {
  const source = publication.source({
    ...hugo,
    'content/posts/a.md': '---\ntitle: [a\n---\nText.\n',
    'content/posts/b.md': post('Text of some length, that describes it well.'),
    'content/posts/c.md': '+++\ntitle = \n+++\n',
  })
  const { texts, leftOut } = await publication.import('hugo', source)
  expect(texts.length).toBe(1)
  expect(leftOut.map(({ place, why }) => `${place}: ${why}`)).toEqual([
    expect.stringMatching(/^content\/posts\/a\.md: its fields are not YAML: .*\d$/),
    expect.stringMatching(/^content\/posts\/c\.md: its fields are not TOML/),
  ])
})

test('broken settings are reported', async () => {
  const source = publication.source({ '_config.yml': 'title: [a\n', '_posts/2020-01-01-a.md': post('Text.') })
  await expect(publication.import('jekyll', source)).rejects.toThrow(/^The settings of .* cannot be read: its fields are not YAML/)
})

test('a code block with the name of an engine block stays code', async () => {
  const source = publication.source({
    ...hugo,
    'content/posts/a.md': post('Text of some length, that describes it well.\n\n```project\nnot: right\n```'),
  })
  await publication.import('hugo', source)
  expect(publication.read('articles/a/en.md')).toContain('\n```\nnot: right\n```\n')
})

test('a text with a field that is too long for a publication is left out', async () => {
  const source = publication.source({
    ...hugo,
    'content/posts/a.md': post('Text.', `title: ${'long '.repeat(12_000)}\n`).replace('title: A\n', ''),
  })
  const { leftOut } = await publication.import('hugo', source)
  expect(leftOut).toEqual([{ place: 'content/posts/a.md', why: expect.stringContaining('a field may have at most 50000') as unknown }])
})

test('an import does not change the source', async () => {
  const source = publication.source({ ...hugo, 'content/posts/a.md': post('Text of some length, that describes it well.') })
  const before = readFileSync(join(source, 'content/posts/a.md'), 'utf8')
  await publication.import('hugo', source)
  expect(readFileSync(join(source, 'content/posts/a.md'), 'utf8')).toBe(before)
})

test.each(['articles', 'authors', 'public', '.roomwright'])('nothing is written if %s is a link out of the publication', async (folder) => {
  const outside = join(publication.home, 'outside')
  mkdirSync(outside)
  rmSync(join(publication.site, folder), { recursive: true, force: true })
  symlinkSync(outside, join(publication.site, folder))
  const before = publication.snapshot()
  const source = publication.source({ 'a.md': '---\ntitle: A\nauthor: Ann\n---\n\n[A file](a.pdf)', 'a.pdf': 'text' })
  await expect(publication.import('markdown', source)).rejects.toThrow(`${folder}/ is outside the publication`)
  expect([readdirSync(outside), publication.snapshot()]).toEqual([[], before])
})

test('a picture replaces a link at its path, and is not written to the target of the link', async () => {
  const source = publication.source({ 'a.md': '---\ntitle: A\n---\n\n![A](a.png)', 'a.png': picture })
  await publication.import('markdown', source)
  publication.delete('articles/a/a.png')
  symlinkSync(join(publication.home, 'outside.png'), join(publication.site, 'articles/a/a.png'))
  writeFiles(source, { 'a.md': '---\ntitle: A\n---\n\n![A](a.png)\n\nMore words.' })
  await publication.import('markdown', source)
  expect(existsSync(join(publication.home, 'outside.png'))).toBe(false)
  expect(readdirSync(join(publication.site, 'articles/a')).toSorted()).toEqual(['a.png', 'en.md'])
})
