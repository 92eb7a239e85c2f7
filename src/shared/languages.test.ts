import { expect, test } from 'vitest'
import { canonicalTag, isKnownTag, languageName, localeOf, wordsPerMinute } from './languages.ts'

test.each([
  ['nl', 'nl'],
  ['pt-br', 'pt-BR'],
  ['zh-hant', 'zh-Hant'],
  ['eng', 'en'],
  ['xx', undefined],
  ['notes', undefined],
  ['', undefined],
  ['en_GB', undefined],
  ['../en', undefined],
  // Numbers and calendars are a matter of the locale, not of an address.
  ['ar-u-nu-latn', undefined],
])('the tag "%s" is written %s', (tag, canonical) => {
  expect(canonicalTag(tag)).toBe(canonical)
  expect(isKnownTag(tag)).toBe(tag === canonical)
})

test.each([
  ['en', 'English'],
  ['tr', 'Türkçe'],
  ['ru', 'Русский'],
  ['ko', '한국어'],
  ['pt-BR', 'Português (Brasil)'],
])('%s calls itself %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})

test('a language without an entry has its own tag as locale, and the usual reading speed', () => {
  expect([localeOf('en'), localeOf('nl'), wordsPerMinute('en'), wordsPerMinute('nl')]).toEqual(['en-GB', 'nl', 230, 200])
})
