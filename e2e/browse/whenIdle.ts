import type { Page } from '@playwright/test'

/** Waits until the page has been idle and painted several times. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 4; round += 1) {
      // Without a timeout, a page at rest might not call back until the reader moves.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
