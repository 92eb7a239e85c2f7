import type { Page } from '@playwright/test'
import { expect } from '../harness/test.ts'
import { whenAlive } from '../harness/whenAlive.ts'

export const field = (page: Page) => page.getByRole('banner').locator('input[type=search]')
export const options = (page: Page) => page.getByRole('option')
export const stories = (page: Page) => page.locator('[role=option][target=_blank]')
export const active = (page: Page) => page.locator('[role=option][aria-selected=true]')
export const status = (page: Page) => page.locator('search [role=presentation] > output')

/** Replaces the query by keyboard alone, and waits for its results. */
export async function search(page: Page, text: string) {
  await whenAlive(page)
  if (!(await field(page).evaluate((element) => element === document.activeElement))) await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await expect(status(page)).toContainText(text)
  // Results appear after the letter is painted; only then do keys act on the list.
  await page.evaluate(() => new Promise((ready) => requestIdleCallback(ready, { timeout: 1000 })))
  await page.evaluate(() => new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready))))
}
