import { describe, expect, test } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

describe('checkPaidLinks', () => {
  const config = (languages: string) =>
    `export default { key: 'm', slug: 'm', title: 'M', url: 'https://minimal.example', languages: [${languages}] }\n`
  const link = '"html": "<a href=\\"https://a.example/\\">a</a>"'

  test.each([
    ['a record', `{ "sapeLinks": { "/terms": [{ ${link} }] } }`],
    ['all data', `{ "sapeLinks": { "/ru/terms": [{ ${link}, "advertiser": "A", "erid": "2Vtzq" }] } }`],
    ['no token', `{ "sapeLinks": { "/ru/terms": [{ ${link}, "advertiser": "A" }] } }`, 'ads.json:1:32 paid-link-unmarked'],
    ['nobody who pays', `{ "sapeLinks": { "/ru/terms": [{ ${link}, "erid": "2Vtzq" }] } }`, 'ads.json:1:32 paid-link-unmarked'],
    ['a link of all pages', `{ "sapeNewUrl": { ${link} } }`, 'ads.json:1:17 paid-link-unmarked'],
    [
      'another end than beginning',
      `{ "sapeNewUrl": { ${link}, "start": "2026-02-01", "end": "2026-01-01", "advertiser": "A", "erid": "2" } }`,
      'ads.json:1:17 wrong-value',
    ],
    ['no date', `{ "sapeNewUrl": { "html": "a", "end": "soon", "advertiser": "A", "erid": "2" } }`, 'ads.json:1:39 wrong-date'],
    ['no HTML', `{ "sapeNewUrl": { "advertiser": "A" } }`, 'ads.json:1:3 missing-field'],
    ['a token that is none', `{ "sapeNewUrl": { "html": "a", "advertiser": "A", "erid": "a b" } }`, 'ads.json:1:59 wrong-value'],
  ])('checks a paid link with %s', async (_name, json, place?: string) => {
    expect(
      placesOf(await loadFiles({ 'ads.json': json, 'site.config.ts': config("'en', 'ru'") })).filter((line) => line.startsWith('ads')),
    ).toEqual(place ? [place] : [])
  })

  test.each([
    ['terms/', '/terms'],
    ['/terms?from=mail', '/terms'],
    ['https://minimal.example/terms', '/terms'],
    ['https://minimal.example', '/'],
  ])('for links of %s suggests the path %s', async (address, path) => {
    const { problems } = await loadFiles({ 'ads.json': `{ "sapeLinks": { "${address}": [] } }` })
    expect(problems.find(({ file }) => file === 'ads.json')?.fix).toBe(`Write \`${path}\`.`)
  })

  test('takes the pages of a regional form for Russian ones', async () => {
    const files = { 'languages/ru-KZ.yaml': '', 'site.config.ts': config("'en', 'ru-KZ'") }
    const places = async (json: string) =>
      placesOf(await loadFiles({ ...files, 'ads.json': json })).filter((line) => line.startsWith('ads'))
    expect(await places(`{ "sapeLinks": { "/ru-KZ/terms": [{ ${link} }] } }`)).toEqual(['ads.json:1:35 paid-link-unmarked'])
    expect(await places(`{ "sapeNewUrl": { ${link} } }`)).toEqual(['ads.json:1:17 paid-link-unmarked'])
    expect(await places('{ "sapeNewUrl": "" }')).toEqual([])
  })

  test('warns of plain HTML on a Russian page, and stops the build for a record without its data', async () => {
    const html = await loadFiles({ 'ads.json': '{ "sapeLinks": { "/ru": ["<a>b</a>"] } }', 'site.config.ts': config("'en', 'ru'") })
    expect(html.publication).toBeDefined()
    const record = await loadFiles({ 'ads.json': '{ "sapeLinks": { "/ru": [{ "html": "b" }] } }', 'site.config.ts': config("'en', 'ru'") })
    expect(record.publication).toBeUndefined()
  })

  test('leaves out links that have not begun or are over', async () => {
    const json = JSON.stringify({
      sapeLinks: {
        '/': [
          { html: 'over', end: '2026-05-31' },
          { html: 'last day', end: '2026-06-01' },
          { html: 'first day', start: '2026-06-01' },
          { html: 'not yet', start: '2026-06-02' },
          'always',
        ],
      },
      sapeNewUrl: { html: 'over', end: '2026-05-31' },
    })
    const { publication } = await loadFiles({ 'ads.json': json }, { now: new Date('2026-06-01T23:00Z') })
    expect(publication?.ads.sapeLinks['/']).toEqual([
      { html: 'last day', end: '2026-06-01' },
      { html: 'first day', start: '2026-06-01' },
      'always',
    ])
    expect(publication?.ads.sapeNewUrl).toBeUndefined()
  })
})

describe('checkAds', () => {
  test.each([
    ['{}', undefined],
    ['{ "sapeLinks": { "/": ["<a>b</a>"], "/articles/a-plain-chair": [] } }', undefined],
    ['{ "sapeLinks": { "/nowhere": [] } }', 'ads.json:1:18 ads-without-page'],
    ['{ "sapeLinks": { "/feed.rss": [] } }', 'ads.json:1:18 ads-without-page'],
    ['{ "sapeLinks": { "/404.html": [] } }', 'ads.json:1:18 ads-without-page'],
    ['{ "sapeLinks": { "/offline.html": [] } }', 'ads.json:1:18 ads-without-page'],
    ['{ "sapeLinks": { "/saved": [] } }', undefined],
    ['{ "sapeLinks": { "terms": [] } }', 'ads.json:1:18 wrong-value'],
    ['{ "sapeLinks": { "/terms/": [] } }', 'ads.json:1:18 wrong-value'],
    ['{ "sapeLinks": { "/terms": "<a>b</a>" } }', 'ads.json:1:28 wrong-type'],
    ['{ "sapeLinks": { "/terms": [1] } }', 'ads.json:1:29 wrong-type'],
    ['{ "sapeLinks": { "/terms": [" "] } }', 'ads.json:1:29 wrong-value'],
    ['{ "sapeLinks": [] }', 'ads.json:1:16 wrong-type'],
    ['{ "sapeLink": {} }', 'ads.json:1:3 unknown-field'],
    ['{ "sapeNewUrl": null }', 'ads.json:1:17 wrong-type'],
    ['[]', 'ads.json:1:1 wrong-type'],
    ['{ sapeLinks: {} }', 'ads.json:1:3 json-syntax'],
    ['', 'ads.json:1:1 json-syntax'],
  ])('validates paid links given as %s', async (json, place) => {
    expect(placesOf(await loadFiles({ 'ads.json': json }))).toEqual(place ? [place] : [])
  })
})

test('ads.json is not read if paid links are off', async () => {
  const settings = "export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], paidLinks: false }\n"
  const result = await loadFiles({ 'site.config.ts': settings, 'ads.json': '{ "sapeLinks": nonsense' })
  expect(placesOf(result)).toEqual([])
  expect(result.publication?.ads).toEqual({ sapeLinks: {} })
})
