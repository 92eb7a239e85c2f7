import { browsed, test as base, withoutFades } from './test.ts'

/** Number of pages of `/tables` and `/tables/other-tables` in English and Russian, with two articles each. */
export const pages = 12

/** Returns the file of a table's article by its number. */
export function tableArticle(index: number, language: string): readonly [path: string, text: string] {
  const front = [
    `title: Table ${index}`,
    `slug: table-${index}`,
    'description: A table.',
    'author: Ada Holm',
    `date: 2025-01-${10 + (index % 20)}`,
    ...(language !== 'en' ? ['entities: [{ category: tables, subcategories: [{ subcategory: other }] }]'] : []),
  ]
  return [`articles/table-${index}/${language}.md`, `---\n${front.join('\n')}\n---\n\nIt has four legs.\n`]
}

const numbers = Array.from({ length: 2 * pages }, (_, index) => index)
/** The articles that make the listing long. */
export const tables = Object.fromEntries([
  // The fixture has two in English already.
  ...numbers.slice(2).map((index) => tableArticle(index, 'en')),
  ...numbers.map((index) => tableArticle(index, 'ru')),
])

/** A test on a site with a long listing. */
export const test = base.extend({
  ...withoutFades,
  publication: { ...browsed, name: 'listing', files: { ...browsed.files, ...tables } },
})
