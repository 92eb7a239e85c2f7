import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineSite } from './defineSite.ts'
import { defineCollection } from './defineCollection.ts'

const least = { key: 'a', slug: 'a', title: 'A', url: 'https://a.example', languages: ['en'] } as const

it('defineSite returns the settings unchanged, without adding defaults', () => {
  const written = { ...least, languages: ['en' as const], thirdParty: { scripts: ['https://b.example/c.js'] } }
  expect(defineSite(written)).toBe(written)
})

it('the compiler rejects misspelt and missing settings', () => {
  // @ts-expect-error: an unknown key
  defineSite({ ...least, languages: ['en'], titel: 'A' })
  const words = { allStories: { one: 'A tale', other: '{count} tales' }, 'saved.heading': 'Put aside', saved: { how: 'Put it aside.' } }
  defineSite({ ...least, languages: ['en', 'nl'], words: { en: words, nl: { search: 'Vind' } } })
  // @ts-expect-error: no message of the engine in its group
  defineSite({ ...least, languages: ['en'], words: { en: { saved: { hwo: 'Put it aside.' } } } })
  // @ts-expect-error: no message of the engine
  defineSite({ ...least, languages: ['en'], words: { en: { serch: 'Find' } } })
  // @ts-expect-error: without an address
  defineSite({ key: 'a', slug: 'a', title: 'A', languages: ['en'] })
})

it('the compiler knows the fields of a collection in `structuredData`', () => {
  const recipes = defineCollection({
    schema: z.object({ serves: z.number() }),
    address: '/recipes/:slug',
    structuredData: ({ fields }) => ({ name: fields.title.trim(), yield: fields.serves.toFixed(0) }),
  })
  defineSite({ ...least, languages: ['en'], collections: { recipes } })
  const schema = z.object({})
  // @ts-expect-error: no such field
  defineCollection({ schema, address: '/recipes/:slug', structuredData: ({ fields }) => ({ yield: fields.serves.toFixed(0) }) })
  // @ts-expect-error: no such order
  defineCollection({ schema, address: '/recipes/:slug', order: 'size' })
})
