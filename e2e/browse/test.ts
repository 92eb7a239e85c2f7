import type { TestSite } from '../harness/openSite.ts'
import { full } from '../harness/Publication.ts'
import { test as base, expect } from '../harness/test.ts'
import { DirectVisits } from './directVisit.ts'
import { longArticle } from './longArticle.ts'
import { PageWatch } from './PageWatch.ts'
import { Reader } from './Reader.ts'

/** The full fixture and one long article. */
export const browsed = { ...full, name: 'browse', files: { 'articles/fir/en.md': longArticle } } as const

/** Site -> what direct visits to it have shown; each page is visited once a worker. */
const visitsOf = new WeakMap<TestSite, DirectVisits>()

/** A test whose reader goes from page to page of a site in four languages. */
export const test = base.extend<{ readonly reader: Reader; readonly visits: DirectVisits }>({
  publication: browsed,
  visits: async ({ browser, site }, use) => {
    const visits = visitsOf.get(site) ?? new DirectVisits(browser, site.url)
    visitsOf.set(site, visits)
    await use(visits)
  },
  // Tests break the network and the site; what may be said of it is for the reader's watch, which a test can read and empty.
  page: async ({ context }, use) => use(await context.newPage()),
  /** What is still on its way through a route when a test has seen enough ends with the test, and says nothing. */
  context: async ({ context }, use) => {
    await use(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  /** Whose page must stay silent and whole: a test that ends in any other way has failed. */
  reader: async ({ page, context, visits }, use) => {
    const reader = new Reader({ page, context, watch: await PageWatch.of(page), visits })
    await use(reader)
    reader.expectPeace()
  },
})

export { expect }
