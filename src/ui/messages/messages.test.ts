import { describe, expect, test } from 'vitest'
import { messages as en } from './en/messages.ts'
import { messages as ko } from './ko/messages.ts'
import { messages as ru } from './ru/messages.ts'
import { messages as tr } from './tr/messages.ts'

const catalogues = { en, tr, ru, ko }

function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe.each(Object.entries(catalogues))('the messages in %s', (_language, messages) => {
  test('have every text of the pattern, and no other', () => {
    expect(shapeOf(messages)).toEqual(shapeOf(en))
  })

  test('leave no text empty', () => {
    expect(textsOf(messages).filter((text) => text.trim() === '')).toEqual([])
  })

  test('let a speech user say what the "More" link shows', () => {
    expect(messages.moreIn('Attic').startsWith(messages.more)).toBe(true)
    expect(messages.moreIn('Attic')).toContain('Attic')
  })
})

test('the English texts are the specification’s own', () => {
  expect(en).toMatchObject({
    menuButton: 'Categorization',
    search: 'Search',
    more: 'More',
    moreStuff: 'Have More wonderful Stuff',
    topRated: 'Top Rated Stories',
    updatedArticles: 'Updated Articles',
    categories: 'Categories',
    info: 'Info',
    contacts: 'Contacts',
    authors: 'Authors',
    privacyPolicy: 'Privacy Policy',
    terms: 'Terms of Use',
    aboutUs: 'About Us',
    sitemap: 'Sitemap',
    mail: 'Mail',
    perPage: '/ page',
    goTo: 'Go to',
    confirm: 'confirm',
    page: 'Page',
    previousPage: 'Previous Page',
    nextPage: 'Next Page',
    previous5Pages: 'Previous 5 Pages',
    next5Pages: 'Next 5 Pages',
    previous3Pages: 'Previous 3 Pages',
    next3Pages: 'Next 3 Pages',
    pageSize: 'Page Size',
  })
})

test.each([
  ['en', 0, '0 stories'],
  ['en', 1, '1 story'],
  ['en', 2, '2 stories'],
  ['en', 1312, '1,312 stories'],
  ['tr', 1, '1 yazı'],
  ['tr', 1312, '1.312 yazı'],
  ['ru', 0, '0 статей'],
  ['ru', 1, '1 статья'],
  ['ru', 3, '3 статьи'],
  ['ru', 5, '5 статей'],
  ['ru', 11, '11 статей'],
  ['ru', 12, '12 статей'],
  ['ru', 21, '21 статья'],
  ['ru', 104, '104 статьи'],
  ['ko', 1, '글 1편'],
  ['ko', 1312, '글 1,312편'],
] as const)('in %s, a room of %i holds "%s"', (language, count, text) => {
  expect(catalogues[language].stories(count)).toBe(text)
})
