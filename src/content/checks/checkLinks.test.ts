import { expect, test } from 'vitest'
import { article, loadFiles, placesOf, type TestFiles } from '../testing/loadFiles.ts'

const files: TestFiles = {
  'site.config.ts': "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr'], pageSize: 1 }\n",
  'articles/second/en.md': article({ title: 'Second', slug: 'second', author: 'Bo' }, '## The legs\n\nA note.[^1]\n\n[^1]: Here.\n'),
  'articles/second/tr.md': article({ title: 'İkinci', slug: 'ikinci' }),
  'articles/draft/en.md': article({ title: 'Draft', slug: 'draft', status: 'draft' }, '## A part\n'),
  'articles/second-draft/en.md': article({ title: 'Draft 2', slug: 'second-draft', status: 'draft' }, '[a](/articles/draft#a-part)\n'),
  'authors/ann-lee/en.md': '---\nname: Ann Lee\nmeta_title: Ann\nmeta_description: On Ann.\n---\nShe writes.\n',
  'authors/bo/en.md': '---\nname: Bo\nmeta_title: Bo\nmeta_description: On Bo.\n---\nHe writes.\n',
  'pages/terms/en.md': '---\ntitle: Terms\ndescription: Terms.\nheading: Terms\n---\n## Who we are\n',
  'public/files/plan.pdf': 'plan',
  'public/shop/index.html': 'shop',
  'redirects.yaml': '- { from: /old/:slug, to: /articles/:slug }\n',
}

const withLink = (url: string): TestFiles => ({
  ...files,
  'articles/linking/en.md': article({ title: 'Linking', slug: 'linking', author: 'Bo' }, `## Own part\n\n[words](${url})\n`),
})

test.each([
  '/',
  '/tr',
  '/tr/',
  '/articles/second',
  '/articles/second/',
  '/articles/second?a=b',
  '/articles/second#the-legs',
  '/articles/second#fn-1',
  '/articles/second#',
  '#own-part',
  '#top',
  '/tr/articles/ikinci',
  '/furniture',
  '/furniture/page/2',
  '/furniture/other',
  '/furniture/other/page/3',
  '/tr/furniture/other',
  '/authors',
  '/authors/ann-lee',
  '/authors/bo/page/2',
  '/tr/authors/bo',
  '/info/about-us',
  '/terms',
  '/terms#who-we-are',
  '/tr/privacy-policy',
  '/sitemap',
  '/files/plan.pdf',
  '/shop',
  '/shop/index.html',
  '/old/second',
  'https://t.example',
  'https://t.example/articles/second#the-legs',
  'https://t.example.org/nowhere',
  'https://elsewhere.example/nowhere',
  '//elsewhere.example/nowhere',
  'mailto:a@b.example',
  'tel:+441',
])('a link to %s is valid', async (url) => {
  expect(placesOf(await loadFiles(withLink(url)))).toEqual([])
})

test.each([
  ['/articles/secon', 'Did you mean `/articles/second`?'],
  ['/articles/ikinci', undefined],
  ['/tr/articles/second', undefined],
  ['/en', undefined],
  ['/furniture/page/4', undefined],
  ['/furniture/page/1', undefined],
  ['/furnitur', 'Did you mean `/furniture`?'],
  ['/authors/ann-le', 'Did you mean `/authors/ann-lee`?'],
  ['/authors/ann-lee/page/3', undefined],
  ['/about-us', undefined],
  ['/files/plan.pd', 'Did you mean `/files/plan.pdf`?'],
  ['/files', undefined],
  ['/old/a/b', undefined],
  ['https://t.example/nowhere', undefined],
  ['/articles/draft', 'Publish it, or remove the link.'],
  ['second', 'Write the whole path: `/articles/second`.'],
  ['../second/en.md', 'Write the whole path: `/articles/second`.'],
  ['second?x', 'Write the whole path: `/articles/second`.'],
  ['/\\elsewhere.example', undefined],
])('a link to %s is broken', async (url, fix) => {
  const result = await loadFiles(withLink(url))
  expect(placesOf(result)).toEqual(['articles/linking/en.md:10:1 broken-link'])
  if (fix) expect(result.problems[0]?.fix).toBe(fix)
})

const withTopics: TestFiles = {
  ...files,
  'categories.yaml':
    'furniture: { slug: furniture, title: F, children: { other: { slug: other, title: O, children: { oak: { slug: oak, title: Oak }, ash: { slug: ash, title: Ash } } } } }\n',
  'articles/oak/en.md':
    '---\ntitle: Oak\nslug: oak\ndescription: Oak.\nauthor: Bo\ndate: 2026-01-31\nentities:\n  - category: furniture\n    subcategories: [{ subcategory: other, subsubcategories: [oak] }]\n---\nOak.\n',
}

test.each([
  ['/furniture/other/topic/oak', []],
  ['/furniture/other/topic/oak/page/2', ['broken-link']],
  ['/furniture/other/topic', ['broken-link']],
  // Declared, but without articles.
  ['/furniture/other/topic/ash', ['broken-link']],
  ['/tr/furniture/other/topic/oak', ['broken-link']],
])('a link to the topic path %s has the problems %j', async (url, rules) => {
  const { problems } = await loadFiles({ ...withTopics, 'pages/terms/en.md': termsWith(url) })
  expect(problems.filter(({ file }) => file === 'pages/terms/en.md').map(({ rule }) => rule)).toEqual(rules)
})

const termsWith = (url: string) => `---\ntitle: Terms\ndescription: Terms.\nheading: Terms\n---\n[a](${url})\n`

test.each([
  ['#own-par', 'Did you mean `#own-part`?'],
  ['/articles/second#the-leg', 'Did you mean `#the-legs`?'],
  ['/articles/second#fn-2', expect.any(String)],
  ['/terms#nowhere', expect.any(String)],
])('a link to the missing anchor %s is broken', async (url, fix) => {
  const result = await loadFiles(withLink(url))
  expect(placesOf(result)).toEqual(['articles/linking/en.md:10:1 broken-anchor'])
  expect(result.problems[0]?.fix).toEqual(fix)
})

test('a link without the prefix of its language is sent to the page in that language', async () => {
  const linking = article({ title: 'Linking', slug: 'linking-tr', author: 'Bo' }, '[words](/articles/ikinci)\n')
  const { problems } = await loadFiles({ ...files, 'articles/linking/tr.md': linking })
  expect(problems.find(({ rule }) => rule === 'broken-link')?.fix).toBe('Did you mean `/tr/articles/ikinci`?')
})

test('a link to a draft is valid if drafts are included', async () => {
  expect(placesOf(await loadFiles(withLink('/articles/draft'), { drafts: true }))).toEqual([])
})

test('a draft with the slug of a published article does not break links to that article', async () => {
  const twin = { 'articles/zz-draft/en.md': article({ slug: 'second', status: 'draft' }) }
  expect(placesOf(await loadFiles({ ...withLink('/articles/second'), ...twin }))).toEqual([
    'articles/second/en.md:3:7 duplicate-slug',
    'articles/zz-draft/en.md:3:7 duplicate-slug',
  ])
})

test('links in biographies and pages are checked too', async () => {
  const result = await loadFiles({
    'authors/ann-lee/en.md': '---\nname: Ann Lee\nmeta_title: Ann\nmeta_description: On Ann.\n---\n[a](/nowhere)\n',
    'pages/terms/en.md': '---\ntitle: Terms\ndescription: Terms.\nheading: Terms\n---\n[a](/nowhere)\n',
  })
  expect(placesOf(result)).toEqual(['authors/ann-lee/en.md:6:1 broken-link', 'pages/terms/en.md:6:1 broken-link'])
})

test('an error in an article does not break the links to it', async () => {
  const broken = article({ title: 'Second', slug: 'second', rating: '9' })
  const unreadable = article({ title: 'a: b', slug: 'third' })
  const result = await loadFiles({ ...withLink('/articles/second'), 'articles/second/en.md': broken, 'articles/second/tr.md': null })
  expect(placesOf(result)).toEqual(['articles/second/en.md:7:9 wrong-value'])
  const other = await loadFiles({ ...withLink('/articles/third'), 'articles/third/en.md': unreadable })
  expect(placesOf(other)).toEqual(['articles/third/en.md:2:8 yaml-syntax'])
})

test('a link to the corrections page is valid only if an article has corrections', async () => {
  const linked = { ...withLink('/corrections'), 'articles/second/tr.md': null }
  expect(placesOf(await loadFiles(linked))[0]).toContain('broken-link')
  const corrections = '[{ date: 2026-02-01, text: Two. }]'
  expect(placesOf(await loadFiles({ ...linked, 'articles/third/en.md': article({ slug: 'third', corrections }) }))).toEqual([])
})

test.each([
  ['en', '../second', 'Write the whole path: `/articles/second`.'],
  ['tr', '../second', 'Write the whole path: `/tr/articles/ikinci`.'],
  ['tr', './ikinci', 'Write the whole path: `/tr/articles/ikinci`.'],
  ['tr', '../second/tr.md#legs', 'Write the whole path: `/tr/articles/ikinci`.'],
  ['tr', '../draft', 'Write the whole path: `/articles/draft`.'],
  ['en', '', 'Write it between the parentheses, or remove the link.'],
  ['tr', '../nowhere', 'Write the whole path: `/tr/articles/the-slug`.'],
  ['en', 'www.shop.example', 'Write `https://www.shop.example`.'],
  ['en', 'example.org/a?b', 'Write `https://example.org/a?b`.'],
  ['en', 'https//shop.example', 'Write `https://shop.example`.'],
  ['en', 'https:/shop.example', 'Write `https://shop.example`.'],
  ['en', 'http:shop.example', 'Write `http://shop.example`.'],
  ['en', 'ann@shop.example', 'Write `mailto:ann@shop.example`.'],
  ['en', './plans/desk.pdf', 'Put the file into `public/`, and link to `/desk.pdf`.'],
  ['en', 'second.html', 'Write the whole path: `/articles/second`.'],
  ['en', '/en/articles/second', 'Did you mean `/articles/second`?'],
  ['en', '/articles/second.html', 'Did you mean `/articles/second`?'],
  ['en', '/articles/second/index.html', 'Did you mean `/articles/second`?'],
  ['en', '/public/desk.pdf', 'Did you mean `/desk.pdf`?'],
])('in a text in "%s", the fix for the link "%s" says what to write', async (language, url, fix) => {
  const text = article({ title: 'Linking', slug: 'linking', author: 'Bo' }, `[words](${url})\n`)
  const { problems } = await loadFiles({ ...files, 'public/desk.pdf': 'A desk', [`articles/linking/${language}.md`]: text })
  expect(problems.filter(({ rule }) => rule === 'broken-link').map((problem) => problem.fix)).toEqual([fix])
})
