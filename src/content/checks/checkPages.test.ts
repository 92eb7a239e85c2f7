import { describe, expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

const page = (fields = '') => `---\ntitle: T\ndescription: T\n${fields}---\nA text.\n`
const author = '---\nname: Ann Lee\nmeta_title: A\nmeta_description: A.\n---\nA text.\n'

test('a page of any name has an address, by default the name of its folder, and a place', async () => {
  const { publication } = await loadFiles({
    'site.config.ts': "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr'] }\n",
    'pages/contact/en.md': page(),
    'pages/contact/tr.md': page('address: /hakkimizda/iletişim\nplace: menu\nheading: İletişim\n'),
  })
  expect(publication?.freePages).toMatchObject([
    { id: 'contact', language: 'en', address: '/contact', place: 'footer' },
    { id: 'contact', language: 'tr', address: '/hakkimizda/iletişim', place: 'menu', heading: 'İletişim' },
  ])
})

test('links to a page with its own address and to its headings are resolved', async () => {
  const links = '[a](/imprint#who) [b](/imprint#whom) [c](/imprints)\n'
  const result = await loadFiles({
    'pages/legal/en.md': `${page('address: /imprint\n')}\n## Who\n`,
    'articles/b/en.md': article({ slug: 'b' }, links),
  })
  expect(placesOf(result)).toEqual(['articles/b/en.md:8:19 broken-anchor', 'articles/b/en.md:8:38 broken-link'])
})

describe('an address that is taken', () => {
  test.each([
    ['/furniture', 'the category `furniture` in categories.yaml'],
    ['/furniture/other', 'the subcategory `furniture/other` in categories.yaml'],
    ['/terms', 'the page `terms`'],
    ['/info/about-us', 'the page `about-us`'],
    ['/articles/a-plain-chair', 'articles/a-plain-chair/en.md'],
    ['/authors/ann', 'authors/ann/en.md'],
  ])('%s is reported with its owner', async (address, owner) => {
    const result = await loadFiles({ 'pages/mine/en.md': page(`address: ${address}\n`), 'authors/ann/en.md': author })
    expect(result.problems.find(({ rule }) => rule === 'duplicate-address')).toMatchObject({
      severity: 'error',
      file: 'pages/mine/en.md',
      line: 4,
      column: 10,
      message: `The address "${address}" is also used by ${owner}.`,
    })
  })

  test('by another page is reported at both', async () => {
    const result = await loadFiles({ 'pages/one/en.md': page('address: /two\n'), 'pages/two/en.md': page() })
    expect(placesOf(result)).toEqual(['pages/one/en.md:4:10 duplicate-address', 'pages/two/en.md:2:1 duplicate-address'])
    expect(result.problems[1]?.message).toBe('The address "/two" is also used by pages/two/en.md.')
  })

  test('only in another language is allowed', async () => {
    const settings = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en', 'tr'] }\n"
    const result = await loadFiles({
      'site.config.ts': settings,
      'pages/one/en.md': page('address: /a\n'),
      'pages/two/tr.md': page('address: /a\n'),
    })
    expect(placesOf(result)).toEqual([])
  })
})

describe('the address of a page', () => {
  test.each([
    ['contact', 'address-form', '"contact" does not begin with `/`', 'Write `/contact`.'],
    ['/contact/', 'address-form', 'ends with `/`', 'Write `/contact`.'],
    ['/Our Shop', 'address-form', 'has the part "Our Shop"', 'Write `/our-shop`.'],
    ['/', 'address-form', 'is the address of the front page', 'Write `/contact`.'],
    ['/a.html', 'address-form', 'has the part "a.html"', 'Write `/a-html`.'],
    ['/articles/mine', 'reserved-address', 'has the part "articles"', 'Write another address.'],
    ['/authors/bob', 'reserved-address', 'has the part "authors"', 'Write another address.'],
    ['/page-data/x', 'reserved-address', 'has the part "page-data"', 'Write another address.'],
    ['/assets', 'reserved-address', 'has the part "assets"', 'Write another address.'],
    ['/furniture/page/2', 'reserved-address', 'has the part "page"', 'Write another address.'],
    ['/en/contact', 'reserved-address', 'begins with a language', 'Write `/contact`.'],
  ])('%s is refused with a fix', async (address, rule, words, fix) => {
    const result = await loadFiles({ 'pages/mine/en.md': page(`address: ${address}\n`), 'authors/ann/en.md': author })
    expect(placesOf(result)).toEqual([`pages/mine/en.md:4:10 ${rule}`])
    expect(result.problems[0]?.message).toContain(words)
    expect(result.problems[0]?.fix).toBe(fix)
  })

  test('that comes from an invalid folder name is reported at the file', async () => {
    const result = await loadFiles({ 'pages/Our Shop/en.md': page(), 'pages/assets/en.md': page() })
    expect(placesOf(result)).toEqual(['pages/Our Shop/en.md:2:1 slug-form', 'pages/assets/en.md:2:1 reserved-address'])
  })

  test('may be in /info, beside the pages of the engine', async () => {
    expect(placesOf(await loadFiles({ 'pages/press/en.md': page('address: /info/press\n') }))).toEqual([])
  })
})

describe('a page whose name is or resembles that of a known page', () => {
  test.each([
    ['term', '', ['error pages/term:1:1 unknown-page'], 'terms'],
    ['about', '', ['warning pages/about:1:1 unknown-page'], 'about-us'],
    ['term', 'address: /term\n', [], undefined],
    ['terms', 'place: none\n', ['error pages/terms/en.md:4:8 misplaced-field'], undefined],
  ])('%s has the expected problems and suggestion', async (name, fields, places, near) => {
    const { problems } = await loadFiles({ [`pages/${name}/en.md`]: page(fields) })
    const told = problems.filter(({ rule }) => rule !== 'no-authors')
    expect(told.map(({ severity, file, line, column, rule }) => `${severity} ${file}:${line}:${column} ${rule}`)).toEqual(places)
    if (near !== undefined) expect(told[0]?.fix).toContain(`Did you mean \`${near}\`?`)
  })

  test('gets a suggestion for a mistyped `place`', async () => {
    const { problems } = await loadFiles({ 'pages/mine/en.md': page('place: foter\n') })
    expect(problems.find(({ rule }) => rule === 'wrong-value')?.fix).toBe('Did you mean `footer`?')
  })
})
