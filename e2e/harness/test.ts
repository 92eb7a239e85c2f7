import { test as base, expect } from '@playwright/test'
import { type BuiltPublication, buildPublication } from './buildPublication.ts'
import { type TestSite, openSite } from './openSite.ts'
import { type Publication, reading } from './Publication.ts'

/** Playwright's own word on `serviceWorkers: 'block'`. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

interface TestFixtures {
  /** Messages of the console that a test brings about. */
  readonly forgiven: RegExp | undefined
}

interface WorkerFixtures {
  readonly publication: Publication
  readonly built: BuiltPublication
  readonly site: TestSite
}

/** A test with a served publication and a page that must stay silent: an error or a warning on its console and an uncaught exception fail it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  publication: [reading, { scope: 'worker', option: true }],
  built: [
    async ({ publication }, use, { parallelIndex }) => use(await buildPublication(publication, parallelIndex)),
    { scope: 'worker', timeout: 600_000 },
  ],
  site: [
    async ({ built }, use) => {
      const site = await openSite(built.out)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // What a worker keeps would come between a test and the server.
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
