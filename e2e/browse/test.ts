import { test as base, expect } from '@playwright/test'
import { DirectVisits } from './directVisit.ts'
import { PageWatch } from './PageWatch.ts'
import { Reader } from './Reader.ts'
import { type ServedSite, serveSite } from './servedSite.ts'

interface WorkerFixtures {
  readonly served: ServedSite
  readonly visits: DirectVisits
}

/** A test with a site of four languages of its own worker; no service worker comes between it and the network. */
export const test = base.extend<{ readonly reader: Reader }, WorkerFixtures>({
  served: [
    // Playwright reads the fixtures that a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const served = await serveSite(`browse-${parallelIndex}`)
      await use(served)
      await served.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visits: [async ({ browser, served }, use) => use(new DirectVisits(browser, served.url)), { scope: 'worker' }],
  baseURL: async ({ served }, use) => use(served.url),
  serviceWorkers: 'block',
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
