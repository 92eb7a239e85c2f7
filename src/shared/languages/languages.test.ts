import { expect, test } from 'vitest'
import { canonicalTag, engineLanguageOf, isKnownTag, languageName, localeOf, wordsPerMinute } from './languages.ts'

test.each([
  ['nl', 'nl'],
  ['pt-br', 'pt-BR'],
  ['zh-hant', 'zh-Hant'],
  ['eng', 'en'],
  ['xx', undefined],
  ['notes', undefined],
  ['', undefined],
  ['en_GB', 'en-GB'],
  ['../en', undefined],
  // Numbers and calendars belong to the locale, not to an address.
  ['ar-u-nu-latn', undefined],
])('the canonical form of the tag "%s" is %s', (tag, canonical) => {
  expect(canonicalTag(tag)).toBe(canonical)
  expect(isKnownTag(tag)).toBe(tag === canonical)
})

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['ar-001', 'ar'],
  ['nl', undefined],
  ['pt-BR', undefined],
  ['arn', undefined],
  // In another script the language's texts would be of no use.
  ['ru-Latn', undefined],
])('the built-in language of %s is %s', (language, known) => {
  expect(engineLanguageOf(language)).toBe(known)
})

test.each([
  ['en', 'English'],
  ['tr', 'Türkçe'],
  ['ru', 'Русский'],
  ['ko', '한국어'],
  ['pt-BR', 'Português (Brasil)'],
])('the name of %s in itself is %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})

test('a language without an entry has its own tag as locale, and the default reading speed', () => {
  expect([localeOf('en'), localeOf('nl'), wordsPerMinute('en'), wordsPerMinute('nl')]).toEqual(['en-GB', 'nl', 230, 200])
})
