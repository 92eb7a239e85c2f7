import { describe, expect, it } from 'vitest'
import { checkDuplicateText } from '../checks/checkDuplicate.ts'
import { createReservations } from './createReservations.ts'
import type { KnownArticle } from './loadKnownPublication.ts'

const standing: KnownArticle = {
  id: 'white-walls',
  language: 'en',
  title: 'White walls',
  slug: 'white',
  isPublished: true,
  body: 'White is **not** one colour, and northern light makes it blue.',
  categories: [],
  picture: 'hash of a lamp',
}
const translated: KnownArticle = { ...standing, language: 'tr', title: 'Beyaz duvarlar', slug: 'beyaz', picture: 'hash of a chair' }

const claim = {
  language: 'en',
  title: 'Red rooms',
  slug: 'red',
  body: 'Red makes a room smaller than it is, and warmer by night.',
} as const

describe('a new article', () => {
  const reservations = () => createReservations([standing, translated])

  it('must differ from existing and claimed articles of its language, but not from itself', () => {
    const all = reservations()
    all.claim('1.1', claim)
    const titles = (unit: string) => all.others('en', unit).map(({ title }) => title)
    expect([titles('1.1'), titles('1.2')]).toEqual([['White walls'], ['White walls', 'Red rooms']])
    expect(all.others('tr', '1.2').map(({ title }) => title)).toEqual(['Beyaz duvarlar'])
  })

  it.each(['White is not one colour, and northern light makes it blue.', claim.body])('may not repeat %j', (text) => {
    const all = reservations()
    all.claim('1.1', claim)
    expect(checkDuplicateText(text, all.others('en', '1.2'))).toHaveLength(1)
    expect(checkDuplicateText(text, all.others('tr', '1.2')).length).toBe(text === claim.body ? 0 : 1)
  })

  it('needs a slug that is unique in its language, and a unique folder', () => {
    const all = reservations()
    all.claim('1.1', claim)
    const slugs = (['white', 'red', 'beyaz'] as const).map((slug) => [
      all.isSlugFree('1.2', { language: 'en', slug }),
      all.isSlugFree('1.2', { language: 'tr', slug }),
      all.isSlugFree('1.1', { language: 'en', slug }),
    ])
    expect(slugs).toEqual([
      [false, true, false],
      [false, true, true],
      [true, false, true],
    ])
    const ids = ['white-walls', 'red', 'new'].map((id) => [all.isIdFree(id, '1.2'), all.isIdFree(id, '1.1')])
    expect(ids).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ])
  })

  it('replaces its earlier claim with a later one', () => {
    const all = reservations()
    all.claim('1.1', claim)
    all.claim('1.1', { ...claim, title: 'Blue rooms', slug: 'blue' })
    expect([all.isSlugFree('1.2', { language: 'en', slug: 'red' }), all.isSlugFree('1.2', { language: 'en', slug: 'blue' })]).toEqual([
      true,
      false,
    ])
  })

  it('needs a picture that no article of its language has', () => {
    const all = reservations()
    all.takePicture('1.1', { language: 'en', hash: 'hash of a bed' })
    const free = (hash: string) => [
      all.isPictureFree('1.2', { language: 'en', hash }),
      all.isPictureFree('1.2', { language: 'tr', hash }),
      all.isPictureFree('1.1', { language: 'en', hash }),
    ]
    expect(free('hash of a lamp')).toEqual([false, true, false])
    expect(free('hash of a chair')).toEqual([true, false, true])
    expect(free('hash of a bed')).toEqual([false, true, true])
    expect(free('hash of a sofa')).toEqual([true, true, true])
  })

  it('releases all its claims when it is given up', () => {
    const all = reservations()
    all.claim('1.1', claim)
    all.takePicture('1.1', { language: 'en', hash: 'hash of a bed' })
    all.release('1.1')
    expect(all.others('en', '1.2').map(({ title }) => title)).toEqual(['White walls'])
    expect([
      all.isSlugFree('1.2', { language: 'en', slug: 'red' }),
      all.isPictureFree('1.2', { language: 'en', hash: 'hash of a bed' }),
    ]).toEqual([true, true])
  })
})
