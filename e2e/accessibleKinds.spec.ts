import { kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { violationsOf } from './violationsOf.ts'

for (const scheme of ['light', 'dark'] as const) {
  test(`every kind of page passes axe on a phone in the ${scheme} theme`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: scheme })
    for (const path of Object.values(kinds)) {
      await page.goto(path)
      expect(await violationsOf(page)).toEqual([])
    }
  })
}
