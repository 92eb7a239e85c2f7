import type { Page } from '@playwright/test'
import { expect } from '../harness/test.ts'
import { whenAlive } from '../harness/whenAlive.ts'

export const field = (page: Page) => page.getByRole('banner').locator('input[type=search]')
export const options = (page: Page) => page.getByRole('option')
export const stories = (page: Page) => page.locator('[role=option][target=_blank]')
export const active = (page: Page) => page.locator('[role=option][aria-selected=true]')
export const status = (page: Page) => page.locator('search [role=presentation] > output')

/** Turns to the search, replaces what stands there, and waits until the panel answers: all by the keyboard. */
export async function search(page: Page, text: string) {
  await whenAlive(page)
  if (!(await field(page).evaluate((element) => element === document.activeElement))) await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await expect(status(page)).toContainText(text)
  // Results follow a letter after it was painted: keys mean the list only once it stands.
  await page.evaluate(() => new Promise((ready) => requestIdleCallback(ready, { timeout: 1000 })))
  await page.evaluate(() => new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready))))
}
