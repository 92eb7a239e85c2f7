import { test as base, expect } from '@playwright/test'
import type { BuiltPublication } from './buildPublication.ts'
import type { TestSite } from './openSite.ts'
import { type Publication, reading } from './Publication.ts'
import { WorkerSites } from './WorkerSites.ts'

/** Playwright's own message for `serviceWorkers: 'block'`. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

interface TestFixtures {
  readonly publication: Publication
  readonly built: BuiltPublication
  /** Its server is reused for the worker's next test of the publication. */
  readonly site: TestSite
  /** Console messages that a test causes on purpose. */
  readonly forgiven: RegExp | undefined
}

interface WorkerFixtures {
  readonly sites: WorkerSites
}

/** Timeout of fixtures that may build a publication. */
export const whileBuilding = { timeout: 600_000 }

/** A test with a served publication and a page that must stay silent: console errors, console warnings and uncaught exceptions fail it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads fixture names from this pattern
    async ({}, use, { parallelIndex }) => {
      const sites = new WorkerSites(parallelIndex)
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker' },
  ],
  publication: [reading, { option: true }],
  built: [async ({ sites, publication }, use) => use(await sites.built(publication)), whileBuilding],
  site: [async ({ sites, publication }, use) => use(await sites.served(publication)), whileBuilding],
  baseURL: async ({ site }, use) => use(site.url),
  // A service worker's cache would come between a test and the server.
  serviceWorkers: 'block',
  forgiven: [undefined, { option: true }],
  page: async ({ page, forgiven }, use) => {
    const noise: string[] = []
    page.on('console', (message) => {
      const text = message.text()
      if (text === blockedWorker || forgiven?.test(text)) return
      if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${text}`)
    })
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
    await use(page)
    expect(noise).toEqual([])
  },
})

export { expect }
