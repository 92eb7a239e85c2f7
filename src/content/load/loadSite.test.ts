import { expect, test } from 'vitest'
import { loadFiles, placesOf } from '../testing/loadFiles.ts'

const settings = { key: "'k'", slug: "'s'", title: "'T'", url: "'https://t.example'", languages: "['en']" }

function load(changes: Readonly<Record<string, string>>) {
  const entries = Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== '')
  return loadFiles({ 'site.config.ts': `export default {\n${entries.map(([key, value]) => `  ${key}: ${value},\n`).join('')}}\n` })
}

test('all settings are taken over', async () => {
  const { publication, problems } = await load({
    contact: "'mailto:desk@t.example'",
    social: "{ video: 'https://v.example/t' }",
    buckets: "{ prefix: 'b-' }",
    thirdParty: "{ scripts: ['https://s.example/a.js'], proxyHosts: ['s.example'] }",
    search: "{ synonyms: { en: [['sofa', 'couch']] } }",
    pageSize: '4',
    defaultCategory: "'furniture'",
    writing: "{ rules: { rareTypos: false }, sources: [{ name: 'W', host: 'w.example', kind: 'an encyclopedia' }] }",
  })
  expect(problems.map(({ rule }) => rule)).toEqual(['no-authors'])
  expect(publication?.site).toEqual({
    key: 'k',
    slug: 's',
    title: 'T',
    url: 'https://t.example',
    languages: ['en'],
    contact: 'mailto:desk@t.example',
    social: { video: 'https://v.example/t' },
    buckets: { prefix: 'b-' },
    thirdParty: { scripts: [{ src: 'https://s.example/a.js', strategy: 'post-hydrate' }], proxyHosts: ['s.example'] },
    search: { synonyms: { en: [['sofa', 'couch']] } },
    pageSize: 4,
    defaultCategory: 'furniture',
    writing: {
      rules: { rareTypos: false, grammarQuirks: true, nonNativeVoice: true, variedSentences: true, conversationalTurkish: true },
      sources: [{ name: 'W', host: 'w.example', kind: 'an encyclopedia' }],
      words: { least: 500, most: 1800 },
    },
  })
})

test.each([
  ['title', '', '1:16 missing-field'],
  ['title', "''", '4:10 wrong-value'],
  ['titel', "'T'", '7:3 unknown-field'],
  ['url', "'https://t.example/'", '5:8 wrong-value'],
  ['url', "'t.example'", '5:8 wrong-value'],
  ['url', "'https://t.example/sub'", '5:8 wrong-value'],
  ['languages', '[]', '6:14 wrong-value'],
  ['languages', "['en', 'en']", '6:14 wrong-value'],
  ['languages', "['en', 'fr']", '6:21 wrong-value'],
  ['languages', "'en'", '6:14 wrong-type'],
  ['pageSize', '0', '7:13 wrong-value'],
  ['pageSize', '1.5', '7:13 wrong-type'],
  ['pageSize', "'16'", '7:13 wrong-type'],
  ['search', "{ synonyms: { en: [['sofa']] } }", '7:30 wrong-value'],
  ['search', "{ synonyms: { fr: [['sofa', 'canapé']] } }", '7:25 unknown-field'],
  ['search', '{ synonyms: { en: [4] } }', '7:30 wrong-type'],
  ['search', '{ synonym: {} }', '7:13 unknown-field'],
  ['contact', "'desk@t.example'", '7:12 wrong-value'],
  ['social', "{ photo: '/t' }", '7:20 wrong-value'],
  ['social', '{ twitter: 1 }', '7:13 unknown-field'],
  ['writing', '{ rules: { rareTypo: false } }', '7:23 unknown-field'],
  ['writing', '{ rules: { rareTypos: 1 } }', '7:34 wrong-type'],
  ['writing', "{ sources: [{ name: 'W', host: 'https://w.example', kind: 'k' }] }", '7:43 wrong-value'],
  ['writing', "{ price: { currency: 'euro', input: 1, output: 1 } }", '7:33 wrong-value'],
  ['writing', '{ words: { least: 900, most: 800 } }', '7:23 wrong-value'],
  ['defaultCategory', "'furnitur'", '7:20 unknown-default-category'],
])('the setting %s: %s is wrong', async (key, value, place) => {
  expect(placesOf(await load({ [key]: value }))).toEqual([`site.config.ts:${place}`])
})
