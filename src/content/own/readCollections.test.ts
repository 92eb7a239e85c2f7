import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCollection } from './defineCollection.ts'
import { readCollections } from './readCollections.ts'
import { reference } from './reference.ts'

const schema = z.object({ serves: z.number() })
const address = '/recipes/:slug'
/** Defines collections that the compiler would refuse. */
const define = (parts: object) => defineCollection(parts as Parameters<typeof defineCollection>[0])

/** `path rule message | fix` of each problem; the path is that of the part in `collections`. */
function told(written: unknown): readonly string[] {
  const paths: string[] = []
  const { problems } = readCollections(written, ({ name, definition: { path } = { path: [] } }) => {
    paths.push([name ?? '', ...path].join('.'))
    return { file: 'site.config.ts', line: 1, column: paths.length }
  })
  return problems.map(({ column, rule, message, fix }) => `${paths[column - 1]} ${rule} ${message} | ${fix}`)
}

describe('collections', () => {
  test('are read in order, and their schemas include the fields of the engine', () => {
    const tools = defineCollection({ schema: z.object({}), address: '/tools/:slug', order: 'title', title: 'Tools' })
    const { collections, problems } = readCollections({ tools, recipes: defineCollection({ schema, address }) }, () => ({
      file: '',
      line: 1,
      column: 1,
    }))
    expect(problems).toEqual([])
    expect(collections.map(({ name, order, title }) => [name, order, title])).toEqual([
      ['tools', 'title', 'Tools'],
      ['recipes', 'date', undefined],
    ])
    const front = { slug: 'soup', description: 'A soup.', date: '2026-01-01', serves: 4 }
    expect(collections[1]?.schema.safeParse(front).success).toBe(true)
    expect(collections[1]?.schema.safeParse({ ...front, rating: 4 }).success).toBe(false)
  })

  test('keep the refinements of their schemas', () => {
    const even = schema.refine(({ serves }) => serves % 2 === 0)
    const { collections } = readCollections({ recipes: defineCollection({ schema: even, address }) }, () => ({
      file: '',
      line: 1,
      column: 1,
    }))
    const front = { slug: 'soup', description: 'A soup.', date: '2026-01-01' }
    expect([3, 4].map((serves) => collections[0]?.schema.safeParse({ ...front, serves }).success)).toEqual([false, true])
  })

  test.each<readonly [string, unknown, string]>([
    ['a list', [], ' collection `collections` is not a map. | Write `collections: { recipes: defineCollection({ … }) }`.'],
    [
      'a name with capitals',
      { Recipes: defineCollection({ schema, address }) },
      'Recipes collection "Recipes" is not a valid name for a collection. | Write lower-case words joined by `-`: `recipes`.',
    ],
    [
      'the name of a folder that the engine reads',
      { pages: defineCollection({ schema, address }) },
      'pages collection The folder `pages/` already has another meaning. | Choose another name for the collection.',
    ],
    [
      'a plain object',
      { recipes: { schema, address } },
      "recipes collection `recipes` is not a collection. | Write `recipes: defineCollection({ schema, address: '/recipes/:slug' })`.",
    ],
    [
      'no schema',
      { recipes: define({ address }) },
      "recipes.schema collection The `schema` of `recipes` is not a map of fields. | Write `schema: z.object({ … })`, with `z` from 'roomwright'.",
    ],
    [
      'a field of the engine',
      { recipes: defineCollection({ schema: z.object({ title: z.string() }), address }) },
      'recipes.schema collection The field `title` of `recipes` belongs to the engine. | Remove it from the schema; every entry has it.',
    ],
    [
      'no address',
      { recipes: define({ schema }) },
      "recipes.address collection `recipes` has no `address`, which must be a path or a map with a path for each language. | Write `address: '/recipes/:slug'`.",
    ],
    [
      'an address without a slug',
      { recipes: define({ schema, address: '/recipes' }) },
      'recipes.address collection The address "/recipes" does not end with `/:slug`. | Write `address: \'/recipes/:slug\'`.',
    ],
    [
      'an address without a beginning',
      { recipes: define({ schema, address: 'recipes/:slug' }) },
      'recipes.address collection The address "recipes/:slug" does not begin with `/`. | Write `address: \'/recipes/:slug\'`.',
    ],
    [
      'the address of the front page',
      { recipes: define({ schema, address: '/:slug' }) },
      'recipes.address collection The address "/:slug" leaves no path for the listing. | Write `address: \'/recipes/:slug\'`.',
    ],
    [
      'an address with odd letters',
      { recipes: define({ schema, address: '/My recipes/:slug' }) },
      'recipes.address collection The address "/My recipes/:slug" has the part "My recipes", which is not lower-case words joined by `-`. | Write `address: \'/recipes/:slug\'`.',
    ],
    [
      'a wrong address in one language',
      { recipes: define({ schema, address: { en: address, tr: '/tarifler' } }) },
      'recipes.address.tr collection The address "/tarifler" does not end with `/:slug`. | Write `address: \'/recipes/:slug\'`.',
    ],
    [
      'a number as a title',
      { recipes: define({ schema, address, title: 3 }) },
      "recipes.title collection The `title` of `recipes` is neither a text nor a map with one for each language. | Write `title: { en: 'Recipes' }`.",
    ],
    [
      'an order that there is not',
      { recipes: define({ schema, address, order: 'size' }) },
      "recipes.order collection The `order` of `recipes` is \"size\". | Write `'date'` or `'title'`.",
    ],
    [
      'data that is no function',
      { recipes: define({ schema, address, structuredData: {} }) },
      'recipes.structuredData collection `structuredData` of `recipes` is not a function. | Write `structuredData: (entry) => ({ … })`.',
    ],
    [
      'a misspelled part',
      { recipes: define({ schema, adress: address, address }) },
      'recipes.adress collection `adress` is not a part of a collection. | Did you mean `address`?',
    ],
    [
      'a reference into the void',
      { recipes: defineCollection({ schema: z.object({ base: z.array(reference('recipe')) }), address }) },
      'recipes.schema collection The field `base` of `recipes` refers to "recipe", which is not a collection. | Did you mean `recipes`?',
    ],
  ])('are refused for %s', (_name, written, words) => {
    expect(told(written)).toEqual([words])
  })
})
