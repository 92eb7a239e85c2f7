import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { documented, fieldsReference } from './fieldsReference.ts'
import { listFields } from './listFields.ts'

const root = join(import.meta.dirname, '../..')

/** The names of all fields of a schema, as Zod's JSON Schema lists them. */
function namesIn(schema: z.core.$ZodType): ReadonlySet<string> {
  const names = new Set<string>()
  const found = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name)
    return value
  })
  expect(found).toContain('"')
  return names
}

test.each(documented)('the reference lists every field of %s', (_title, schema) => {
  const fields = listFields(schema)
  const listed = new Set(fields.map(({ path }) => path.split('.').at(-1)?.replaceAll('[]', '')))
  // A text per language is a single field.
  const names = [...namesIn(schema)].filter((name) => !/^(?!by$|at$|in$|to$|cm$)[a-z]{2}$/.test(name))
  expect(names).not.toHaveLength(0)
  expect(names.filter((name) => !listed.has(name))).toEqual([])
})

test.each(documented)('the reference says what to write in every field of %s', (_title, schema) => {
  const silent = listFields(schema).filter(({ type, note }) => note === '' && !type.startsWith('`'))
  expect(silent).toEqual([])
})

test.each(documented)('no problem in %s tells the writer to write what a field is for', (_title, schema) => {
  const silent: string[] = []
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (_key, value: unknown) => {
    const { description, write, enum: choices } = (value ?? {}) as Readonly<Record<string, unknown>>
    if (typeof description === 'string' && write === undefined && choices === undefined) silent.push(description)
    return value
  })
  expect(silent).toEqual([])
})

test('the reference covers every schema that the loader uses', () => {
  const names = documented.map(([, schema]) => schema)
  expect(new Set(names).size).toBe(names.length)
  const loader = ['loadContent', 'config/readSettings', 'loadCategories']
    .map((name) => readFileSync(join(root, `src/content/load/${name}.ts`), 'utf8'))
    .join('')
  const reference = readFileSync(join(import.meta.dirname, 'fieldsReference.ts'), 'utf8')
  const loaded = new Set(loader.match(/\b(?!(?:redirect|check)Schema\b)\w+Schema\b/g))
  expect(loaded.size).toBeGreaterThan(5)
  expect([...loaded].filter((name) => !reference.includes(name))).toEqual([])
})

test('docs/fields.md matches the schemas (`npm run fields` updates it)', () => {
  expect(readdirSync(join(root, 'docs'))).toContain('fields.md')
  expect(readFileSync(join(root, 'docs/fields.md'), 'utf8')).toBe(fieldsReference())
})
