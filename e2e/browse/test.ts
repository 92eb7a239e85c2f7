import { isEveryCase } from '../../src/platform/testing/sampleCases.ts'
import type { TestSite } from '../harness/openSite.ts'
import { full } from '../harness/Publication.ts'
import { test as base, expect } from '../harness/test.ts'
import { DirectVisits } from './directVisit.ts'
import { longArticle } from './longArticle.ts'
import { PageWatch } from './PageWatch.ts'
import { Reader } from './Reader.ts'

/** The full fixture with one long article. */
export const browsed = { ...full, name: 'browse', files: { 'articles/fir/en.md': longArticle } } as const

/**
 * Options of tests whose subject is not how a page changes: in CI the next page stands at once, and drawing takes half; at night pages fade
 * as usual.
 */
export const withoutFades = { contextOptions: { reducedMotion: isEveryCase() ? 'no-preference' : 'reduce' } } as const

/** Direct visits by site, so that each worker visits a page only once. */
const visitsOf = new WeakMap<TestSite, DirectVisits>()

/** A test with a reader who goes from page to page on a site in four languages. */
export const test = base.extend<{ readonly reader: Reader; readonly visits: DirectVisits }>({
  publication: browsed,
  visits: async ({ browser, site }, use) => {
    const visits = visitsOf.get(site) ?? new DirectVisits(browser, site.url)
    visitsOf.set(site, visits)
    await use(visits)
  },
  // These tests cause faults on purpose, so the reader's watch takes the place of the usual check for a silent page.
  page: async ({ context }, use) => use(await context.newPage()),
  /** Requests that are still being routed at the end of a test end silently. */
  context: async ({ context }, use) => {
    await use(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  /** Fails the test if the page has logged an error or been without content. */
  reader: async ({ page, context, visits }, use) => {
    const reader = new Reader({ page, context, watch: await PageWatch.of(page), visits })
    await use(reader)
    reader.expectPeace()
  },
})

export { expect }
