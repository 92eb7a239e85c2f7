import type { Page } from '@playwright/test'
import type { PageWatch } from '../browse/PageWatch.ts'

/** Uses the search box while its index cannot be loaded, and waits until the box says so in place. */
export async function searchInVain(page: Page, watch: PageWatch): Promise<void> {
  const before = await page.locator('search').innerText()
  await page.getByRole('banner').locator('input[type=search]').fill('chair')
  await page.waitForFunction((text) => document.querySelector('search')?.innerText.trim() !== text.trim(), before, {
    polling: 100,
    timeout: 45_000,
  })
  await watch.quiet()
}
