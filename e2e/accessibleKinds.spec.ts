import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { violationsOf } from './violationsOf.ts'

const matrix = (['light', 'dark'] as const).flatMap((scheme) => Object.entries(kinds).map(([kind, path]) => ({ scheme, kind, path })))
const drawn = sampleCases(matrix, ({ scheme, kind }) => [scheme, kind])

for (const scheme of ['light', 'dark'] as const) {
  test(`every kind of page passes axe on a phone in the ${scheme} theme`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: scheme })
    for (const { path } of drawn.filter((found) => found.scheme === scheme)) {
      await page.goto(path)
      expect(await violationsOf(page), path).toEqual([])
    }
  })
}
