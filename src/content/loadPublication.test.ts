import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../platform/testing/temporaryFolder.ts'
import { loadPublication } from './loadPublication.ts'
import { type PictureInspector, createPictureInspector } from './pictures/inspectPicture.ts'
import { article, loadFiles, placesOf, runConfigOnce } from './testing/loadFiles.ts'

const sites = join(import.meta.dirname, '../../fixtures/sites')
const now = new Date('2026-06-01T12:00:00Z')

async function load(site: string) {
  const cacheDirectory = temporaryFolder('cache')
  return loadPublication({
    directory: join(sites, site),
    now,
    drafts: false,
    inspectPicture: createPictureInspector({ cacheDirectory }),
    runConfig: runConfigOnce,
  })
}

test('the smallest publication loads, and its only problem is that it has no authors', async () => {
  const { publication, problems } = await load('minimal')
  expect(problems.map((problem) => problem.rule)).toEqual(['no-authors'])
  expect(publication?.articles).toMatchObject([
    {
      id: 'a-plain-chair',
      language: 'en',
      heading: 'A Plain Chair',
      filings: [{ category: 'furniture', subcategory: 'other', topics: [] }],
    },
  ])
  expect(publication?.site).toMatchObject({ languages: ['en'], pageSize: 16, defaultCategory: 'furniture', social: {} })
  expect(publication).toMatchObject({ authors: [], pages: [], redirects: [], publicFiles: [], ads: { sapeLinks: {} } })
})

test('exactly the planted mistakes are reported, each at its position', async () => {
  const { publication, problems } = await load('broken')
  expect(publication).toBeUndefined()
  expect(problems.map(({ severity, file, line, column, rule }) => `${severity} ${file}:${line}:${column} ${rule}`)).toEqual([
    'warning ads.json:3:5 ads-without-page',
    'error ads.json:5:3 unknown-field',
    'error articles/alt-missing/en.md:7:1 missing-alt',
    'error articles/alt-missing/en.md:12:1 missing-alt',
    'error articles/anchor-broken/en.md:10:5 broken-anchor',
    'error articles/anchor-broken/en.md:10:27 broken-anchor',
    'error articles/author-unknown/en.md:5:9 unknown-author',
    'error articles/block-fields/en.md:10:1 missing-field',
    'error articles/block-fields/en.md:10:7 wrong-value',
    'error articles/block-fields/en.md:11:7 wrong-value',
    'error articles/block-fields/en.md:13:1 unknown-field',
    'error articles/block-fields/en.md:18:30 one-unit',
    'error articles/block-fields/en.md:19:5 one-unit',
    'error articles/block-fields/en.md:24:25 wrong-value',
    'error articles/block-fields/en.md:26:5 wrong-type',
    'error articles/block-fields/en.md:30:8 wrong-value',
    'error articles/block-fields/en.md:34:16 picture-missing',
    'error articles/block-fields/en.md:35:1 missing-alt',
    'error articles/block-fields/en.md:35:15 picture-missing',
    'error articles/block-fields/en.md:40:15 yaml-syntax',
    'error articles/block-form/en.md:11:3 block-form',
    'warning articles/block-form/en.md:15:1 unknown-block',
    'error articles/block-form/en.md:19:1 block-form',
    'error articles/block-form/en.md:23:1 block-form',
    'error articles/block-form/en.md:26:1 block-form',
    'warning articles/category-unknown/en.md:8:15 unknown-category',
    'error articles/date-not-in-calendar/en.md:6:7 wrong-date',
    'warning articles/empty:1:1 empty-folder',
    'error articles/field-missing/en.md:2:1 missing-field',
    'error articles/field-type/en.md:2:8 wrong-type',
    'error articles/field-unknown/en.md:7:1 unknown-field',
    'error articles/field-value/en.md:7:9 wrong-value',
    'warning articles/footnotes/en.md:8:8 missing-footnote',
    'warning articles/footnotes/en.md:10:1 unused-footnote',
    'error articles/front-matter/en.md:1:1 front-matter',
    'warning articles/heading-depth/en.md:8:1 heading-depth',
    'warning articles/heading-depth/en.md:12:1 heading-depth',
    'warning articles/html-raw/en.md:8:3 raw-html',
    'warning articles/language-not-listed/ru.md:1:1 language-not-listed',
    'error articles/language-twice/en.markdown:1:1 duplicate-language',
    'error articles/language-unknown/tk.md:1:1 unknown-language',
    'error articles/link-broken/en.md:8:10 broken-link',
    'error articles/link-broken/en.md:8:38 broken-link',
    'warning articles/link-empty/en.md:8:8 empty-link',
    'error articles/link-relative/en.md:8:5 broken-link',
    'warning articles/link-scheme/en.md:8:3 link-scheme',
    'error articles/link-to-draft/en.md:8:5 broken-link',
    'error articles/misplaced.md:1:1 misplaced-file',
    'error articles/nested-too-deep/en.md:8:101 nested-too-deep',
    'error articles/not-utf-8/en.md:1:1 not-utf-8',
    'error articles/picture-broken/en.md:8:1 picture-broken',
    'error articles/picture-in-footnote/en.md:10:1 picture-in-footnote',
    'error articles/picture-missing/en.md:8:8 picture-missing',
    'error articles/picture-outside/en.md:8:1 picture-outside',
    'error articles/picture-remote/en.md:8:1 picture-remote',
    'error articles/slug-first/en.md:3:7 duplicate-slug',
    'error articles/slug-form/en.md:3:7 slug-form',
    'error articles/slug-second/en.md:3:7 duplicate-slug',
    'warning articles/subcategory-refiled/en.md:10:22 refiled-subcategory',
    'warning articles/title-missing/en.md:1:1 no-title',
    'warning articles/topic-unknown/en.md:11:28 unknown-topic',
    'warning articles/updated-before-date/en.md:7:10 updated-before-date',
    'error articles/yaml-syntax/en.md:2:8 yaml-syntax',
    'error authors/Cy_Dunn:1:1 slug-form',
    'error authors/ann-lee-again/en.md:2:7 duplicate-author',
    'error authors/bo-kern/en.md:2:7 duplicate-author',
    'error authors/bo-kern/en.md:5:7 wrong-value',
    'error authors/di-ek:1:1 missing-language',
    'error categories.yaml:13:13 duplicate-slug',
    'error categories.yaml:21:9 reserved-slug',
    'error categories.yaml:26:10 missing-language',
    'warning pages/about:1:1 unknown-page',
    'error public/outside.txt:1:1 outside-folder',
    'error public/terms/index.html:1:1 public-clash',
    'error redirects.yaml:1:3 missing-field',
    'error redirects.yaml:4:11 wrong-value',
    'error redirects.yaml:6:7 redirect-segments',
    'error redirects.yaml:7:9 redirect-segments',
    'error redirects.yaml:9:9 redirect-cycle',
    'error redirects.yaml:11:9 redirect-cycle',
    'error redirects.yaml:13:9 redirect-over-page',
    'error redirects.yaml:17:9 duplicate-redirect',
    'error redirects.yaml:20:7 redirect-target',
    'error site.config.ts:7:12 wrong-value',
    'error site.config.ts:8:3 unknown-field',
    'error site.config.ts:9:20 unknown-default-category',
  ])
})

test('every problem has a message in a full sentence and a fix', async () => {
  const { problems } = await load('broken')
  for (const { message, fix } of problems) {
    expect(message).toMatch(/[.:]$/)
    expect(fix).toMatch(/[.?]$/)
    expect(`${message} ${fix}`).not.toMatch(/undefined|Invalid input|expected \w+, received|object Object/)
  }
})

test('two loads of the same folder report the same problems', async () => {
  expect((await load('broken')).problems).toEqual((await load('broken')).problems)
})

test.each([
  ['site.config.ts', ['site.config.ts:1:1 missing-file']],
  ['categories.yaml', ['categories.yaml:1:1 missing-file']],
  ['articles', ['articles:1:1 missing-file']],
])('without %s there is no publication', async (file, places) => {
  const result = await loadFiles({ [file]: null })
  expect(result.publication).toBeUndefined()
  expect(placesOf(result)).toEqual(places)
})

test('a publication may have no articles', async () => {
  const { publication } = await loadFiles({ 'articles/a-plain-chair': null })
  expect(publication?.articles).toEqual([])
})

test('a mistake in the settings does not hide mistakes elsewhere', async () => {
  const result = await loadFiles({ 'site.config.ts': 'export default {', 'articles/b/en.md': article({ slug: 'B' }) })
  expect(placesOf(result)).toEqual(['articles/b/en.md:3:7 slug-form', 'site.config.ts:1:17 config-syntax'])
})

test.each([
  ['a draft', { status: 'draft' }],
  ['an article that is due later', { publishAt: '2026-06-01T12:01Z' }],
])('%s is in the publication only if drafts are included', async (_name, fields) => {
  const files = { 'articles/b/en.md': article({ slug: 'b', ...fields }) }
  const slugs = async (drafts: boolean) => (await loadFiles(files, { now, drafts })).publication?.articles.map(({ slug }) => slug)
  expect(await slugs(false)).toEqual(['a-plain-chair'])
  expect(await slugs(true)).toEqual(['a-plain-chair', 'b'])
})

test('a scheduled article is in the publication from its publication time on', async () => {
  const files = { 'articles/b/en.md': article({ slug: 'b', publishAt: '2026-06-01T15:00+03:00' }) }
  expect((await loadFiles(files, { now })).publication?.articles).toHaveLength(2)
})

test('drafts are checked like other articles', async () => {
  const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b', status: 'draft', date: '2026-02-30' }) })
  expect(placesOf(result)).toEqual(['articles/b/en.md:6:7 wrong-date'])
})

test('articles are sorted by date, the newest first, and then by slug', async () => {
  const { publication } = await loadFiles({
    'articles/a-plain-chair': null,
    'articles/1/en.md': article({ slug: 'b', date: '2026-01-02' }),
    'articles/2/en.md': article({ slug: 'a', date: '2026-01-02' }),
    'articles/3/en.md': article({ slug: 'c', date: '2026-01-02T00:01+03:00' }),
    'articles/4/en.md': article({ slug: 'd', date: '2026-01-03' }),
  })
  expect(publication?.articles.map((entry) => entry.slug)).toEqual(['d', 'a', 'b', 'c'])
})

test('an article has its pictures and word count, and without a title takes its heading from its slug', async () => {
  const { publication, problems } = await loadFiles({
    'articles/b/chair.png': 'picture',
    'articles/shared.png': 'picture',
    'articles/b/en.md':
      '---\nslug: an-old-chair\ndescription: A.\nauthor: Ann Lee\ndate: 2026-01-01\nimage: { src: chair.png, alt: A chair, caption: Old }\n---\nTwo words.\n\n![Another](../shared.png "So")\n',
  })
  expect(problems.map((problem) => problem.rule)).toEqual(['no-title', 'no-authors'])
  const found = publication?.articles.find(({ id }) => id === 'b')
  expect(found).toMatchObject({
    heading: 'An old chair',
    image: { picture: { width: 4, height: 3 }, alt: 'A chair', caption: 'Old' },
    body: { words: 2, parts: ['<p>Two words.</p>\n', { alt: 'Another', caption: 'So', picture: { colour: '#c08040' } }] },
    file: 'articles/b/en.md',
  })
  expect(found).not.toHaveProperty('title')
})

test('every listed language has its own articles, and a text in an unlisted language is reported', async () => {
  const config = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr'] }\n"
  const result = await loadFiles({
    'site.config.ts': config,
    'articles/a-plain-chair/tr.md': article({ slug: 'sade-sandalye' }),
    'articles/a-plain-chair/ko.md': article({ slug: 'uija' }),
  })
  expect(placesOf(result)).toEqual(['articles/a-plain-chair/ko.md:1:1 language-not-listed'])
  expect(result.publication?.articles.map(({ id, language, slug }) => `${id} ${language} ${slug}`)).toEqual([
    'a-plain-chair en a-plain-chair',
    'a-plain-chair tr sade-sandalye',
  ])
})

test('authors, pages, paid links, redirects and public files are in the publication', async () => {
  const { publication, problems } = await loadFiles({
    'authors/ann-lee/en.md': '---\nname: Ann Lee\nmeta_title: Ann ✍️\nmeta_description: On Ann.\n---\nShe writes.\n',
    'pages/terms/en.md': '---\ntitle: Terms 📜\ndescription: The terms.\nheading: Terms of Use\n---\nBe kind.\n',
    'ads.json': '{ "sapeLinks": { "/terms": ["<a href=\\"https://a.example/\\">a</a>"] }, "sapeNewUrl": "<a>b</a>" }',
    'redirects.yaml': '- { from: /old/:slug, to: /articles/:slug }\n',
    'public/.well-known/security.txt': 'Contact us.\n',
    'public/robots.txt': 'User-agent: *\n',
  })
  expect(problems).toEqual([])
  expect(publication).toMatchObject({
    authors: [
      { slug: 'ann-lee', language: 'en', name: 'Ann Lee', metaTitle: 'Ann ✍️', kind: 'desk', body: { parts: ['<p>She writes.</p>'] } },
    ],
    pages: [{ name: 'terms', language: 'en', title: 'Terms 📜', heading: 'Terms of Use' }],
    ads: { sapeLinks: { '/terms': ['<a href="https://a.example/">a</a>'] }, sapeNewUrl: '<a>b</a>' },
    redirects: [{ from: '/old/:slug', to: '/articles/:slug', status: 301 }],
    publicFiles: ['.well-known/security.txt', 'robots.txt'],
  })
})

test('an empty `sapeNewUrl` counts as no link', async () => {
  const { publication, problems } = await loadFiles({ 'ads.json': '{ "sapeNewUrl": "" }' })
  expect(problems.filter(({ file }) => file === 'ads.json')).toEqual([])
  expect(publication?.ads).toEqual({ sapeLinks: {} })
})

test.each([
  ['LF', (text: string) => text],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['a byte order mark and CRLF', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('line and column match those of an editor with %s', async (_name, write) => {
  const body = 'Привет, 😀😀 [слово](/nowhere) и <b>\n'
  const result = await loadFiles({ 'articles/b/en.md': write(article({ title: '"Стул 😀"', slug: 'b', rating: '"😀"' }, body)) })
  expect(placesOf(result)).toEqual([
    'articles/b/en.md:7:9 wrong-type',
    'articles/b/en.md:9:12 broken-link',
    'articles/b/en.md:9:32 raw-html',
  ])
})

test('a picture shared by a thousand articles is inspected once, and each broken link is reported once', async () => {
  const directory = temporaryFolder('thousand')
  const write = (file: string, text: string) => {
    mkdirSync(join(directory, file, '..'), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  const config = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'] }\n"
  write('site.config.ts', config)
  write('categories.yaml', 'furniture: { slug: furniture, title: Furniture, description: Things. }\n')
  for (let index = 0; index < 1000; index++) {
    const fields = { title: `Article ${index}`, slug: `article-${index}`, image: '{ src: ../../shared.png, alt: A chair }' }
    write(`articles/${index}/en.md`, article(fields, `See [one](/articles/article-${(index + 1) % 1000}) and [none](/none-${index}).\n`))
  }
  write('shared.png', 'picture')
  const asked: string[] = []
  const inspectPicture: PictureInspector = async (path) => {
    asked.push(path)
    return existsSync(path) ? { reason: 'broken', detail: 'No.' } : { reason: 'missing', detail: 'No.' }
  }
  const { problems } = await loadPublication({ directory, now, drafts: false, inspectPicture, runConfig: runConfigOnce })
  expect(asked).toEqual([join(directory, 'shared.png')])
  const count = (rule: string) => problems.filter((problem) => problem.rule === rule).length
  expect([count('broken-link'), count('picture-broken'), count('no-authors'), problems.length]).toEqual([1000, 1000, 1, 2001])
})
