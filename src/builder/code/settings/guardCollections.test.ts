import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseJson } from '../../../content/load/yaml/parseJson.ts'
import { createSourceText } from '../../../content/load/source/sourceText.ts'
import { checkFields } from '../../../content/schemas/check/checkSchema.ts'
import { readSettings } from '../../../content/load/config/readSettings.ts'
import { createConfigRunner } from './loadSettings.ts'
import { CodeError } from '../errors/CodeError.ts'

const home = realpathSync(mkdtempSync(join(tmpdir(), 'collections-')))
afterAll(() => rmSync(home, { recursive: true }))

const opening = "import { defineCollection, reference, z } from 'roomwright'\n"
const schema = 'schema: z.object({})'
const address = "address: '/recipes/:slug'"

function read(files: Readonly<Record<string, string>>) {
  const directory = mkdtempSync(join(home, 'site-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  return readSettings(directory, createConfigRunner(join(home, 'cache')))
}

const settings = (collections: string) => ({ 'site.config.ts': `${opening}export default {\n  collections: ${collections},\n}\n` })
const inFile = (text: string) => ({
  'lib/recipes.ts': `${opening}\nexport const recipes = ${text}\n`,
  'site.config.ts': "import { recipes } from './lib/recipes.ts'\nexport default { collections: { recipes } }\n",
})

test.each([
  ['collections that are no map', settings('[]'), 'site.config.ts:3:16 `collections` is not a map.'],
  [
    'a wrong name',
    settings(`{ Recipes: defineCollection({ ${schema}, ${address} }) }`),
    'site.config.ts:3:18 "Recipes" is not a valid name for a collection.',
  ],
  ['a plain object', settings(`{ recipes: { ${schema}, ${address} } }`), 'site.config.ts:3:18 `recipes` is not a collection.'],
  [
    'a wrong address',
    settings(`{ recipes: defineCollection({ ${schema}, address: '/recipes' }) }`),
    'site.config.ts:3:68 The address "/recipes" does not end with `/:slug`.',
  ],
  [
    'a wrong address of one language, in a file of its own',
    inFile(`defineCollection({\n  ${schema},\n  address: {\n    en: '/recipes/:slug',\n    tr: 'tarifler/:slug',\n  },\n})`),
    'lib/recipes.ts:7:5 The address "tarifler/:slug" does not begin with `/`.',
  ],
  [
    'no address',
    inFile(`defineCollection({ ${schema} } as never)`),
    'lib/recipes.ts:3:41 `recipes` has no `address`, which must be a path or a map with a path for each language.',
  ],
  [
    'a field of the engine',
    inFile(`defineCollection({\n  ${address},\n  schema: z.object({ slug: z.string() }),\n})`),
    'lib/recipes.ts:5:3 The field `slug` of `recipes` belongs to the engine.',
  ],
  [
    'a reference into the void',
    inFile(`defineCollection({ ${address}, schema: z.object({ a: reference('b') }) })`),
    'lib/recipes.ts:3:70 The field `a` of `recipes` refers to "b", which is not a collection.',
  ],
  [
    'the second of two in a file',
    {
      'lib/recipes.ts': `${opening}const first = defineCollection({ ${schema}, ${address} })\nexport const recipes = defineCollection({ ${schema}, address: 3 as never })\nvoid first\n`,
      'site.config.ts': "import { recipes } from './lib/recipes.ts'\nexport default { collections: { recipes } }\n",
    },
    'lib/recipes.ts:3:65 `recipes` has no `address`, which must be a path or a map with a path for each language.',
  ],
])('%s is reported at its place in the source', async (_mistake, files, words) => {
  const { problems } = await read(files)
  expect(problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([words])
  expect(problems[0]).toMatchObject({ rule: 'collection', severity: 'error' })
})

const entry = { collection: 'recipes', id: 'soup', language: 'en', path: '/recipes/soup', fields: {}, references: [], referencedBy: [] }

test.each([
  ['throws', '(entry) => entry.fields.title.length', /^lib\/recipes\.ts:3:\d+ .*This was seen on \/recipes\/soup\.$/],
  ['gives a list', '() => [1]', /^lib\/recipes\.ts:3:\d+ `structuredData` of `recipes` does not return a map\. This was seen/],
  [
    'waits',
    "async () => { throw new Error('no') }",
    /^lib\/recipes\.ts:3:92 `structuredData` of `recipes` does not return a map\. This was seen/,
  ],
  ['gives what JSON cannot hold', '() => ({ size: 1n })', /^lib\/recipes\.ts:3:92 .*BigInt/],
])('`structuredData` that %s is reported as a problem in the code', async (_mistake, code, words) => {
  const { code: found } = await read(inFile(`defineCollection({ ${schema}, ${address}, structuredData: ${code} })`))
  const { problem } = thrownBy(() => found?.collections[0]?.structuredData?.(entry))
  expect(`${problem.file}:${problem.line}:${problem.column} ${problem.message}`).toMatch(words)
  expect(problem.rule).toBe('collection')
})

test.each([
  ['throws', 'z.number().refine((n) => { throw new Error(`no ${n}`) })', /^lib\/recipes\.ts:3:\d+ collection no 3\.$/],
  ['waits', 'z.number().refine(async () => true)', /^lib\/recipes\.ts:3:\d+ collection The schema is asynchronous/],
])('a schema that %s is reported as a problem in the code, not in the entry', async (_mistake, field, words) => {
  const { code: found } = await read(inFile(`defineCollection({ ${address}, schema: z.object({ serves: ${field} }) })`))
  const own = found?.collections[0]
  const front = '{"title":"Soup","slug":"soup","description":"D.","date":"2026-01-31","serves":3}'
  const { data } = parseJson(createSourceText('recipes/soup/en.md', front))
  if (!own || !data) throw new Error('The collection and its entry were not read')
  const { fields, problems } = checkFields(own.schema, data)
  expect(fields).toEqual({})
  expect(problems.map(({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`)).toEqual([
    expect.stringMatching(words),
  ])
})

function thrownBy(run: () => unknown): CodeError {
  try {
    run()
  } catch (error) {
    if (error instanceof CodeError) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}
