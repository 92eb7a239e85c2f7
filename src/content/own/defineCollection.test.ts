import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { type EntryFields, defineCollection } from './defineCollection.ts'

it('the fields of an entry have types, also if the schema has none', () => {
  const serves = z.object({ serves: z.number() })
  expectTypeOf<EntryFields<typeof serves>['serves']>().toEqualTypeOf<number>()
  const none = z.object({})
  expectTypeOf<EntryFields<typeof none>['title']>().toEqualTypeOf<string>()
  expectTypeOf<keyof EntryFields<typeof none>>().toEqualTypeOf<'title' | 'slug' | 'description' | 'author' | 'date' | 'updated'>()
  const fields = { title: 'Pot', slug: 'pot', description: 'Iron.', date: '2026-01-15' }
  const tools = defineCollection({
    schema: none,
    address: '/tools/:slug',
    structuredData: (entry) => ({ name: entry.fields.title.toUpperCase() }),
  })
  const entry = { collection: 'tools', id: 'pot', language: 'en', path: '/tools/pot', fields, references: [], referencedBy: [] }
  expect(tools.structuredData?.(entry)).toEqual({ name: 'POT' })
})
