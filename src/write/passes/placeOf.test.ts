import { expect, it } from 'vitest'
import type { Category, Subcategory } from '../../content/publication.ts'
import { placeData, placeOf } from './placeOf.ts'

const walls = { key: 'walls', title: { en: 'Walls', tr: 'Duvarlar' }, description: { en: 'Of walls.' } } as unknown as Subcategory
const rooms = { key: 'rooms', title: { en: 'Rooms' }, description: { en: 'Of rooms.' }, children: [walls] } as unknown as Category

it('a place is found by the keys of a plan, which were checked before', () => {
  expect(placeOf({ category: 'rooms', subcategory: 'walls' }, { categories: [rooms] })).toEqual({ category: rooms, subcategory: walls })
  expect(placeOf({ category: 'rooms' }, { categories: [rooms] })).toEqual({ category: rooms, subcategory: undefined })
  expect(() => placeOf({ category: 'gardens' }, { categories: [rooms] })).toThrow('the unknown category gardens')
})

it('a place is described by its innermost part, by keys where the language has no titles', () => {
  expect(placeData({ category: rooms, subcategory: walls, language: 'en' })).toEqual({
    category: 'Rooms',
    about: 'Of walls.',
    subcategory: 'Walls',
  })
  expect(placeData({ category: rooms, subcategory: undefined, language: 'en' })).toEqual({ category: 'Rooms', about: 'Of rooms.' })
  expect(placeData({ category: rooms, subcategory: walls, language: 'tr' })).toEqual({
    category: 'rooms',
    about: '',
    subcategory: 'Duvarlar',
  })
})
