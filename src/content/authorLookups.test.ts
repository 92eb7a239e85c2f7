import { expect, test } from 'vitest'
import { authorNames, authorsByName, authorSeoByName } from './authorLookups.ts'
import { pageSeoByName } from './pageSeoByName.ts'
import type { Author, NamedPageText } from './publication.ts'

const body = { parts: [], headings: [], words: 0 }
const author = (slug: string, language: Author['language'], name: string): Author => ({
  slug,
  language,
  name,
  metaTitle: `${name} ✍️`,
  metaDescription: `On ${name}`,
  kind: 'desk',
  body,
})
const authors = [author('ann', 'en', 'Ann Lee'), author('ann', 'ru', 'Энн Ли'), author('bo', 'en', 'Bo Kern')]

test('an author is found by the name in any language, and shown in the wanted one', () => {
  const found = authorsByName({ authors, language: 'ru', defaultLanguage: 'en' })
  expect(found.get('Ann Lee')?.name).toBe('Энн Ли')
  expect(found.get('Энн Ли')?.name).toBe('Энн Ли')
  expect(found.get('Bo Kern')?.language).toBe('en')
})

test('every author is named once', () => {
  expect(authorNames({ authors, language: 'ru', defaultLanguage: 'en' })).toEqual(['Энн Ли', 'Bo Kern'])
  expect(authorNames({ authors, language: 'en', defaultLanguage: 'en' })).toEqual(['Ann Lee', 'Bo Kern'])
})

test('the search engines get title and description of authors and pages by name', () => {
  expect(authorSeoByName({ authors, language: 'en', defaultLanguage: 'en' }).get('Bo Kern')).toEqual({
    title: 'Bo Kern ✍️',
    description: 'On Bo Kern',
  })
  const terms: NamedPageText = { name: 'terms', language: 'en', title: 'Terms 📜', description: 'The terms.', heading: 'Terms', body }
  const pages = [terms, { ...terms, language: 'ru', title: 'Условия' } as const]
  expect(pageSeoByName(pages, 'en').get('terms')).toEqual({ title: 'Terms 📜', description: 'The terms.' })
  expect(pageSeoByName(pages, 'tr').size).toBe(0)
})
