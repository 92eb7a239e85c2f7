import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCollection } from '../own/defineCollection.ts'
import { article, loadFiles } from '../testing/loadFiles.ts'

const schema = z.object({})
const recipes = (parts: object) => ({ recipes: defineCollection({ schema, address: '/recipes/:slug', ...parts }) })
const entry = (slug: string) => article({ slug }).replace('author: Ann Lee\n', '')

/** `file:line:column rule message` of each problem; in site.config.ts the column follows from the length of the path in `collections`. */
async function told(files: Readonly<Record<string, string>>, collections: unknown): Promise<readonly string[]> {
  const { problems } = await loadFiles(files, { collections })
  return problems
    .filter(({ rule }) => rule !== 'no-authors')
    .map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`)
}

const address = 1 + 'recipes.address'.length

describe('the address of a collection', () => {
  test.each([
    ['of a category', '/furniture/:slug', 'The address "/furniture" is also used by the category `furniture` in categories.yaml.'],
    [
      'of the articles',
      '/articles/:slug',
      'The address "/articles" has the part "articles", which the engine needs for its own pages and files.',
    ],
    ['that begins with a language', '/en/recipes/:slug', 'The address "/en/recipes" begins with a language, which the engine adds itself.'],
    [
      'with a part of listings',
      '/recipes/page/:slug',
      'The address "/recipes/page" has the part "page", which the engine needs for its own pages and files.',
    ],
  ])('%s is refused', async (_name, written, message) => {
    expect(await told({}, recipes({ address: written }))).toEqual([`site.config.ts:1:${address} collection ${message}`])
  })

  test('cannot be that of a page of the publication', async () => {
    const page = '---\ntitle: Contact\ndescription: Write to us.\n---\nWrite.\n'
    expect(await told({ 'pages/contact/en.md': page }, recipes({ address: '/contact/:slug' }))).toEqual([
      'pages/contact/en.md:2:1 duplicate-address The address "/contact" is also used by the collection `recipes`.',
      `site.config.ts:1:${address} collection The address "/contact" is also used by pages/contact/en.md.`,
    ])
  })

  test('cannot be that of another collection', async () => {
    const two = { ...recipes({}), dishes: defineCollection({ schema, address: '/recipes/:slug' }) }
    expect(await told({}, two)).toEqual([
      `site.config.ts:1:${address} collection The address "/recipes" is also used by the collection \`dishes\`.`,
    ])
  })

  test('and its title use only languages of the site and include the default language', async () => {
    const written = { address: { tr: '/tarifler/:slug' }, title: { en: 'Recipes', fr: 'Recettes' } }
    expect(await told({}, recipes(written))).toEqual([
      'site.config.ts:1:16 collection The `address` of `recipes` lacks the default language.',
      'site.config.ts:1:17 collection The site has no pages in "fr".',
      'site.config.ts:1:19 collection The site has no pages in "tr".',
    ])
  })
})

test('a section of the front page names an existing collection, and only once', async () => {
  const settings = (home: string) =>
    `export default { key: 'k', slug: 's', title: 'T', url: 'https://t.example', languages: ['en'], home: ${home} }\n`
  const files = { 'recipes/soup/en.md': entry('soup') }
  const toldOf = (home: string) => told({ ...files, 'site.config.ts': settings(home) }, recipes({}))
  expect(await toldOf("['lead', { collection: 'recipes' }]")).toEqual([])
  expect(await toldOf("['lead', { collection: 'recipe' }]")).toEqual([
    'site.config.ts:1:125 unknown-collection `home` shows "recipe", which is not a collection.',
  ])
  expect(await toldOf("[{ collection: 'recipes' }, { collection: 'recipes' }]")).toEqual([
    'site.config.ts:1:102 wrong-value `home` names "collection: recipes" twice.',
  ])
  expect(await toldOf("[{ kollection: 'recipes' }]")).toEqual(['site.config.ts:1:103 wrong-value This entry of `home` is a map.'])
})

describe('an entry', () => {
  test('cannot have the address of another page', async () => {
    const files = {
      'recipes/soup/en.md': entry('soup'),
      'pages/soup/en.md': '---\ntitle: Soup\ndescription: A soup.\naddress: /recipes/soup\n---\nA text.\n',
    }
    expect(await told(files, recipes({}))).toEqual([
      'pages/soup/en.md:4:10 duplicate-address The address "/recipes/soup" is also used by recipes/soup/en.md.',
      'recipes/soup/en.md:3:7 duplicate-address The address "/recipes/soup" is also used by pages/soup/en.md.',
    ])
  })

  test('has a slug that is unique in its collection, but may be that of an article', async () => {
    const files = { 'articles/soup/en.md': article({ slug: 'soup' }), 'recipes/soup/en.md': entry('soup') }
    expect(await told(files, recipes({}))).toEqual([])
    expect(await told({ ...files, 'recipes/stew/en.md': entry('soup') }, recipes({}))).toEqual([
      'recipes/soup/en.md:3:7 duplicate-slug The slug "soup" is also used by recipes/stew/en.md.',
      'recipes/stew/en.md:3:7 duplicate-slug The slug "soup" is also used by recipes/soup/en.md.',
    ])
  })

  test('is linked to by its path, like an article, and not by its file', async () => {
    const files = (link: string) => ({
      'recipes/soup/en.md': entry('a-soup'),
      'articles/knife/en.md': article({ slug: 'knife' }, `See [it](${link}).\n`),
    })
    expect(await told(files('/recipes/a-soup'), recipes({}))).toEqual([])
    expect(await told(files('/recipes/a-soop'), recipes({}))).toEqual([
      'articles/knife/en.md:8:5 broken-link There is no page "/recipes/a-soop".',
    ])
    const { problems } = await loadFiles(files('../../recipes/soup/en.md'), { collections: recipes({}) })
    expect(problems.find(({ rule }) => rule === 'broken-link')?.fix).toBe('Write the whole path: `/recipes/a-soup`.')
  })

  test('may be linked to even if the definition of its collection is wrong, which is reported alone', async () => {
    const files = {
      'recipes/soup/en.md': entry('a-soup'),
      'articles/knife/en.md': article({ slug: 'knife' }, 'See [it](/recipes/a-soup).\n'),
    }
    expect(await told(files, recipes({ title: z.string() }))).toEqual([
      expect.stringMatching(/^site\.config\.ts:.* collection The `title`/),
    ])
  })

  test('needs no author, but an author that it names must exist', async () => {
    const author = '---\nname: Ann Lee\nmeta_title: A\nmeta_description: A.\n---\nA text.\n'
    const files = { 'authors/ann/en.md': author, 'articles/a-plain-chair/en.md': article({ slug: 'a-plain-chair' }) }
    expect(await told({ ...files, 'recipes/soup/en.md': entry('soup') }, recipes({}))).toEqual([])
    expect(await told({ ...files, 'recipes/soup/en.md': article({ slug: 'soup', author: 'Ann Le' }) }, recipes({}))).toEqual([
      'recipes/soup/en.md:5:9 unknown-author There is no author "Ann Le".',
    ])
  })

  test('has only the fields that its collection or the engine defines', async () => {
    const own = { recipes: defineCollection({ schema: z.object({ serves: z.number() }), address: '/recipes/:slug' }) }
    const written = entry('soup').replace('slug:', 'servs: 4\nslug:')
    expect(await told({ 'recipes/soup/en.md': written }, own)).toEqual([
      'recipes/soup/en.md:2:1 missing-field `serves` is missing.',
      'recipes/soup/en.md:3:1 unknown-field `servs` is not a field.',
    ])
  })

  test.each([
    ['a day', z.coerce.date()],
    ['a number without an end', z.coerce.bigint()],
  ])('must be plain data, so its schema may not produce %s', async (_name, field) => {
    const own = { recipes: defineCollection({ schema: z.object({ when: field }), address: '/recipes/:slug' }) }
    expect(await told({ 'recipes/soup/en.md': entry('soup').replace('slug:', 'when: 3\nslug:') }, own)).toEqual([
      'site.config.ts:1:15 collection The schema of `recipes` turns `when` into something that is not plain data.',
    ])
  })

  test('may have fields whose names have a meaning in an article', async () => {
    const own = {
      recipes: defineCollection({ schema: z.object({ rating: z.string(), corrections: z.number() }), address: '/recipes/:slug' }),
    }
    const { publication, problems } = await loadFiles(
      { 'recipes/soup/en.md': entry('soup').replace('slug:', 'rating: hot\ncorrections: 3\nslug:') },
      { collections: own },
    )
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(publication?.collections[0]?.entries[0]).toMatchObject({ corrections: [], own: { fields: { rating: 'hot', corrections: 3 } } })
  })

  test('is left out while it is a draft or scheduled', async () => {
    const files = {
      'recipes/soup/en.md': entry('soup').replace('slug:', 'status: draft\nslug:'),
      'recipes/stew/en.md': entry('stew').replace('slug:', 'publishAt: 2027-01-01T00:00Z\nslug:'),
      'recipes/bread/en.md': entry('bread'),
    }
    const slugs = async (drafts: boolean) => {
      const { publication } = await loadFiles(files, { collections: recipes({}), drafts })
      return publication?.collections[0]?.entries.map(({ slug }) => slug).sort()
    }
    expect(await slugs(false)).toEqual(['bread'])
    expect(await slugs(true)).toEqual(['bread', 'soup', 'stew'])
  })
})

test('the folder of a collection is read; unknown folders and texts outside a folder of an entry are reported', async () => {
  expect(await told({ 'recipes/soup/en.md': entry('soup'), 'recipe/stew/en.md': entry('stew') }, recipes({}))).toEqual([
    'recipe:1:1 unread-folder The folder "recipe" is ignored.',
  ])
  expect(await told({ 'recipes/soup.md': entry('soup') }, recipes({}))).toEqual([
    'recipes/soup.md:1:1 misplaced-file A text is in recipes/ itself, where it is ignored.',
  ])
})
