import { test as base, expect } from '@playwright/test'

/** Playwright's own word on `serviceWorkers: 'block'`. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** A test whose page must stay silent: any console error or warning and any uncaught exception fails it. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const noise: string[] = []
    page.on('console', (message) => {
      if (message.text() === blockedWorker) return
      if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
    await use(page)
    expect(noise).toEqual([])
  },
})

export { expect }
