import { expect, it } from 'vitest'
import { defineSite } from './defineSite.ts'

const least = { key: 'a', slug: 'a', title: 'A', url: 'https://a.example', languages: ['en'] } as const

it('settings come back as they were written, what has a default left out', () => {
  const written = { ...least, languages: ['en' as const], thirdParty: { scripts: ['https://b.example/c.js'] } }
  expect(defineSite(written)).toBe(written)
})

it('the compiler names what an editor misspells or leaves out', () => {
  // @ts-expect-error: an unknown key
  defineSite({ ...least, languages: ['en'], titel: 'A' })
  // @ts-expect-error: no language of the engine
  defineSite({ ...least, languages: ['xx'] })
  // @ts-expect-error: without an address
  defineSite({ key: 'a', slug: 'a', title: 'A', languages: ['en'] })
})
