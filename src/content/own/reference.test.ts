import { expect, test } from 'vitest'
import { z } from 'zod'
import { findReferences, reference, referredCollections } from './reference.ts'

const recipes = reference('recipes')

test.each<readonly [string, z.ZodType, unknown, readonly string[]]>([
  ['a field', recipes, 'soup', ['recipes/soup']],
  ['a field with the name of its collection', recipes, 'recipes/soup', ['recipes/soup']],
  ['one that may be absent', recipes.optional(), undefined, []],
  ['one that is described', recipes.describe('what it is made of').nullable(), 'soup', ['recipes/soup']],
  ['a list', z.array(recipes).default([]), ['soup', 'recipes/stew'], ['0 recipes/soup', '1 recipes/stew']],
  ['a pair', z.tuple([recipes, z.string()]), ['soup', 'stew'], ['0 recipes/soup']],
  ['a map', z.record(z.string(), recipes), { first: 'soup' }, ['first recipes/soup']],
  [
    'parts of parts',
    z.object({ steps: z.array(z.object({ uses: reference('tools') })) }),
    { steps: [{ uses: 'pot' }] },
    ['steps.0.uses tools/pot'],
  ],
  ['one of two kinds', z.union([z.number(), z.object({ of: recipes })]), { of: 'soup' }, ['of recipes/soup']],
  ['a field that is transformed', recipes.transform((id) => id.toUpperCase()), 'soup', ['recipes/soup']],
  ['a text like one', z.string(), 'recipes/soup', []],
])('references in %s are found', (_name, schema, value, found) => {
  expect(findReferences(schema, value).map(({ path, collection, id }) => `${path.join('.')} ${collection}/${id}`.trim())).toEqual(found)
})

test('the collections that a schema refers to are found, even if the schema contains itself', () => {
  interface Part {
    readonly parts: readonly Part[]
  }
  const part: z.ZodType<Part> = z.lazy(() => z.object({ parts: z.array(part), uses: reference('tools') }))
  expect(referredCollections(z.object({ base: recipes.optional(), part }))).toEqual([
    { field: 'base', collection: 'recipes' },
    { field: 'part', collection: 'tools' },
  ])
})
