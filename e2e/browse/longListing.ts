import { test as base } from './test.ts'
import { serveSite, type ServedSite } from './servedSite.ts'

/** How many pages `/tables` and `/tables/other-tables` have, two articles on each. */
export const pages = 12

const tables = Object.fromEntries(
  // The fixture itself has two.
  Array.from({ length: 2 * pages - 2 }, (_, index) => {
    const front = [
      `title: Table ${index}`,
      `slug: table-${index}`,
      'description: A table.',
      'author: Ada Holm',
      `date: 2025-01-${10 + (index % 20)}`,
    ]
    return [`articles/table-${index}/en.md`, `---\n${front.join('\n')}\n---\n\nIt has four legs.\n`]
  }),
)

/** A test with a site that has a long listing. */
export const test = base.extend<object, { readonly served: ServedSite }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const served = await serveSite(`listing-${parallelIndex}`, tables)
      await use(served)
      await served.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
