import { expect, test } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

test.each([
  ['{}', undefined],
  ['{ "sapeLinks": { "/": ["<a>b</a>"], "/articles/a-plain-chair": [] } }', undefined],
  ['{ "sapeLinks": { "/nowhere": [] } }', 'ads.json:1:18 ads-without-page'],
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
])('paid links as %s', async (json, place) => {
  expect(placesOf(await loadFiles({ 'ads.json': json }))).toEqual(place ? [place] : [])
})
