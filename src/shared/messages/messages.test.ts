import { describe, expect, test } from 'vitest'
import { engineLanguageCodes, localeOf } from '../languages/languages.ts'
import { type EngineLanguage } from '../languages/languages.ts'
import { engineTexts } from './engineTexts.ts'
import { makeMessages } from './makeMessages.ts'
import { messageForms } from './messageForms.ts'

const messagesIn = (language: EngineLanguage) => makeMessages(messageForms, engineTexts[language], localeOf(language))

describe.each(engineLanguageCodes)('the messages in %s', (language) => {
  test('begin the label of a "More" link with its visible text', () => {
    const { more, moreIn } = messagesIn(language)
    expect(moreIn('Attic').startsWith(more)).toBe(true)
    expect(moreIn('Attic')).toContain('Attic')
  })
})

test('the English texts are those that publishers and tests rely on', () => {
  expect(engineTexts.en).toMatchObject({
    menuButton: 'Categorization',
    search: 'Search',
    more: 'More',
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
  ['de', 0, '0 Beiträge'],
  ['de', 1, '1 Beitrag'],
  ['de', 1312, '1.312 Beiträge'],
  ['ar', 0, 'لا مقالات'],
  ['ar', 1, 'مقال واحد'],
  ['ar', 2, 'مقالان'],
  ['ar', 3, '3 مقالات'],
  ['ar', 11, '11 مقالًا'],
  ['ar', 99, '99 مقالًا'],
  ['ar', 100, '100 مقال'],
  ['ar', 103, '103 مقالات'],
  ['ar', 1312, '1,312 مقالًا'],
  ['ja', 1, '記事1件'],
  ['ja', 1312, '記事1,312件'],
] as const)('in %s, a count of %i stories is "%s"', (language, count, text) => {
  expect(messagesIn(language).stories(count)).toBe(text)
})

test('numbers have the digits of the locale, and years have no grouping', () => {
  const { minutes, stories, copyright, pageOf } = makeMessages(messageForms, engineTexts.en, 'fa')
  expect([minutes(7), stories(1312), copyright('Oak', 2031), pageOf(2, 1000)]).toEqual([
    '۷ min',
    '۱٬۳۱۲ stories',
    '© Oak, ۲۰۳۱',
    'Page ۲ of ۱۰۰۰',
  ])
})

test('inserted text is never parsed as a placeholder', () => {
  const { storiesFor } = messagesIn('en')
  expect(storiesFor(1, '{count} $& {query}')).toBe('1 story for “{count} $& {query}”')
})

test('Arabic sentences isolate the direction of inserted text', () => {
  const ar = messagesIn('ar')
  expect(ar.authorAndMinutes('John Smith', 5)).toBe('\u2068John Smith\u2069، 5 دقائق')
  expect(ar.copyright('House & Home', 2026)).toContain('\u2068House & Home\u2069')
})
