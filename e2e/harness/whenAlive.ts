import type { Page } from '@playwright/test'

/** Waits until the runtime has started in the current document. */
export async function whenAlive(page: Page, timeout = 30_000): Promise<void> {
  const isAlive = () => performance.getEntriesByName('hydrated').length > 0
  await page.waitForFunction(isAlive, undefined, { polling: 50, timeout }).catch((cause: unknown) => {
    throw new Error(`The runtime has not started at ${page.url()}`, { cause })
  })
}
