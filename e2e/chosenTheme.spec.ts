import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { whenAlive } from './harness/whenAlive.ts'
import { expect, test } from './browse/test.ts'

const applied = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'auto')

for (const later of sampleCases(['light', 'auto'], () => ['any theme'])) {
  test(`the theme ${later}, chosen on the next page, is not replaced by the one that the browser restores on Back`, async ({ reader }) => {
    const { page } = reader
    for (const [path, theme] of [
      ['/tables', 'dark'],
      ['/chairs', later],
    ] as const) {
      await reader.open(path)
      await page.locator(`#theme-${theme}`).check()
      await expect.poll(() => applied(page)).toBe(theme)
    }
    await reader.back()
    await reader.sees('/tables')
    await whenAlive(page)
    await expect(page.locator(`#theme-${later}`)).toBeChecked()
    expect(await applied(page)).toBe(later)
  })
}

test(
  'a theme chosen in one tab is that of the others too, whether they have been touched or not',
  { tag: '@night' },
  async ({ reader }) => {
    const { page, context } = reader
    const other = await context.newPage()
    await other.goto('/chairs')
    await whenAlive(other)
    await reader.open('/tables')
    for (const [from, to, theme] of [
      [page, other, 'dark'],
      [other, page, 'light'],
      [page, other, 'auto'],
    ] as const) {
      await from.bringToFront()
      await from.locator(`#theme-${theme}`).check()
      for (const tab of [from, to]) {
        await expect(tab.locator(`#theme-${theme}`)).toBeChecked()
        await expect.poll(() => applied(tab)).toBe(theme)
      }
    }
  },
)
