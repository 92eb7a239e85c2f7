import { test as base, expect } from '@playwright/test'
import { type ServedSite, serveSite } from './servedSite.ts'

/** A test with a site of four languages of its own worker; no service worker comes between it and the network. */
export const test = base.extend<object, { readonly served: ServedSite }>({
  served: [
    // Playwright reads the fixtures that a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const served = await serveSite(`browse-${workerIndex}`)
      await use(served)
      await served.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ served }, use) => use(served.url),
  serviceWorkers: 'block',
})

export { expect }
