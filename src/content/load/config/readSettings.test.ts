import { expect, test } from 'vitest'
import { loadFiles, placesOf } from '../../testing/loadFiles.ts'

const settings = { key: "'k'", slug: "'s'", title: "'T'", url: "'https://t.example'", languages: "['en']" }

function load(changes: Readonly<Record<string, string>>) {
  const entries = Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== '')
  return loadFiles({ 'site.config.ts': `export default {\n${entries.map(([key, value]) => `  ${key}: ${value},\n`).join('')}}\n` })
}

test('all settings are read', async () => {
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
    host: 'bucket',
    buckets: { prefix: 'b-' },
    thirdParty: { scripts: [{ src: 'https://s.example/a.js', strategy: 'post-hydrate' }], proxyHosts: ['s.example'] },
    search: { synonyms: { en: [['sofa', 'couch']] } },
    home: ['lead', 'categories', 'newest', 'rated', 'updated', 'text'],
    ratings: true,
    paidLinks: true,
    emojiTitles: true,
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
  ['social', '{ twitter: 1 }', '7:22 wrong-type'],
  ['social', "{ mastodon: 'example.social/@t' }", '7:23 wrong-value'],
  ['social', "{ ' ': 'https://t.example/' }", '7:11 wrong-value'],
  ['home', '[]', '7:9 wrong-value'],
  ['home', "'lead'", '7:9 wrong-type'],
  ['home', "['lead', 'newst']", '7:18 wrong-value'],
  ['home', "['rooms', 'lead', 'categories']", '7:9 wrong-value'],
  ['ratings', "'no'", '7:12 wrong-type'],
  ['paidLinks', '0', '7:14 wrong-type'],
  ['emojiTitles', 'null', '7:16 wrong-type'],
  ['writing', '{ rules: { rareTypo: false } }', '7:23 unknown-field'],
  ['writing', '{ rules: { rareTypos: 1 } }', '7:34 wrong-type'],
  ['writing', "{ sources: [{ name: 'W', host: 'https://w.example', kind: 'k' }] }", '7:43 wrong-value'],
  ['writing', "{ price: { currency: 'euro', input: 1, output: 1 } }", '7:33 wrong-value'],
  ['writing', '{ words: { least: 900, most: 800 } }', '7:23 wrong-value'],
  ['defaultCategory', "'furnitur'", '7:20 unknown-default-category'],
])('the setting %s: %s is refused', async (key, value, place) => {
  expect(placesOf(await load({ [key]: value }))).toEqual([`site.config.ts:${place}`])
})

test.each(['mailto:a@t.example,b@t.example', 'mailto:a@t.example?subject=On%20chairs&cc=b@t.example'])(
  'the mail link %s, with more than an address, is accepted',
  async (contact) => {
    expect((await load({ contact: `'${contact}'` })).publication?.site.contact).toBe(contact)
  },
)

test('a mistyped section of the front page gets a suggestion, and `rooms` is an alias of `categories`', async () => {
  const { problems } = await load({ home: "['lead', 'newst']" })
  expect(problems.find(({ rule }) => rule === 'wrong-value')).toMatchObject({
    message: 'This entry of `home` is "newst".',
    fix: 'Did you mean `newest`?',
  })
  const twice = await load({ home: "['rooms', 'categories']" })
  expect(twice.problems.find(({ rule }) => rule === 'wrong-value')?.message).toBe(
    '`home` names "categories" twice (`rooms` and `categories` are the same).',
  )
  expect((await load({ home: "['newest', 'rooms']" })).publication?.site.home).toEqual(['newest', 'categories'])
})

test.each([
  ['plugin', 'Did you mean `plugins`?'],
  ['colections', 'Did you mean `collections`?'],
])('the mistyped setting %s, which would hold code, gets a suggestion', async (key, fix) => {
  const { problems } = await load({ [key]: '[]' })
  expect(problems.find(({ rule }) => rule === 'unknown-field')?.fix).toBe(fix)
})

test('social links may have any names, and keep the order of the file', async () => {
  const { publication } = await load({
    social: "{ mastodon: 'https://m.example/@t', video: 'https://v.example/t', RSS: 'https://t.example/feed.rss' }",
  })
  expect(Object.keys(publication?.site.social ?? {})).toEqual(['mastodon', 'video', 'RSS'])
})

test.each([
  [
    'search',
    "{ synonyms: { en: [['sofa']] } }",
    'This entry of `en` is a list of 1.',
    "Write a list of two words or more: `['film', 'movie']`.",
  ],
  [
    'theme',
    "{ faces: { text: { name: 'A', files: [] } } }",
    '`files` is an empty list.',
    "Write a list of files: `[{ src: 'fonts/text.woff2' }]`.",
  ],
])('a list of the wrong length in the setting %s is reported with its length: %s', async (key, value, message, fix) => {
  const { problems } = await load({ [key]: value })
  expect(problems.find(({ rule }) => rule === 'wrong-value')).toMatchObject({ message, fix })
})

test.each(['', 'my-', 'a', '7.rooms-'])('what the names of the buckets begin with may be %j', async (prefix) => {
  expect(placesOf(await load({ buckets: `{ prefix: '${prefix}' }` }))).toEqual([])
})

test.each(['My-', '-my', '.my', 'my rooms-', 'x/', 'küche-', ' my-'])(
  'what no name of a bucket begins with is a mistake: %j',
  async (prefix) => {
    expect(placesOf(await load({ buckets: `{ prefix: '${prefix}' }` }))).toEqual(['site.config.ts:7:22 wrong-value'])
  },
)

test('a key that stands twice is an error, as in YAML', async () => {
  const result = await load({ social: "{ video: 'https://v.example', 'video': 'https://w.example' }", "'title'": "'Other'" })
  expect(placesOf(result)).toEqual(['site.config.ts:7:41 config-syntax', 'site.config.ts:8:3 config-syntax'])
  expect(result.problems.find(({ rule }) => rule === 'config-syntax')).toMatchObject({
    message: 'This key appears twice in the same object.',
    fix: 'Keep one of the two.',
  })
})

test('the same key in two objects, in a spread and in code is none that stands twice', async () => {
  const rest = "social: { video: 'https://v.example' }, ...{ title: 'Other' }, buckets: { prefix: ((key: string) => key)('b-') }"
  expect(placesOf(await load({ theme: "{ colours: { light: { ground: '#ffffff' }, dark: { ground: '#000000' } } }, " + rest }))).toEqual([])
})
