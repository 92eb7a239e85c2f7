import type { Page } from '@playwright/test'

/** Waits until the page has nothing to do and has painted what it did, several times over. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 4; round += 1) {
      // A page at rest may otherwise keep it waiting until the reader moves.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
