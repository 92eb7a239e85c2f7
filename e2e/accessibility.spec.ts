import { sampledPaths, test } from './harness/magazinePages.ts'
import { isEveryCase } from '../src/platform/testing/sampleCases.ts'
import { expect } from './harness/test.ts'
import { violationsOf } from './violationsOf.ts'

for (const half of [0, 1]) {
  test(`the pages of the site pass axe, half ${half + 1}`, async ({ page, site }) => {
    test.setTimeout(1_800_000)
    const paths = [...sampledPaths(site.out), '/404.html', '/ru/404.html', '/500.html', '/ko/500.html', '/offline.html'].filter(
      (_, index) => index % 2 === half,
    )
    expect(paths.length).toBeGreaterThan(isEveryCase() ? 15 : 5)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path)
        expect(await violationsOf(page)).toEqual([])
      })
    }
  })
}
