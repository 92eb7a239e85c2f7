import { faultsOfPlan, widths } from './faultsOfPlan.ts'
import { buildPublication } from './harness/buildPublication.ts'
import { openSite } from './harness/openSite.ts'
import { expect, test as base } from './harness/test.ts'
import { writeFrontSite } from './harness/writeFrontSite.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'

/** A test with the address of a publication that has so many categories and articles. */
const test = base.extend<{ readonly size: readonly [categories: number, articles: number]; readonly front: string }>({
  size: [[1, 1], { option: true }],
  front: async ({ size: [categories, articles] }, use, { parallelIndex }) => {
    const folder = (site: string) => writeFrontSite(site, { categories, articles })
    const { out } = await buildPublication({ name: `front-${categories}-${articles}`, folder }, parallelIndex)
    const site = await openSite(out)
    await use(site.url)
    await site.stop()
  },
})

const sizes = [
  [1, 1],
  [3, 3],
  [6, 12],
  [7, 12],
  [12, 40],
] as const

for (const [categories, articles] of sampleCases(sizes, () => ['any front'])) {
  test.describe(`a front page of ${categories} categories and ${articles} articles`, () => {
    test.use({ size: [categories, articles] })

    test('fits into every window', async ({ page, front }) => {
      await page.goto(front)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await faultsOfPlan(page), `at ${width}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
      }
    })

    test('shows no zero counts, and each story once if there are few', async ({ page, front }) => {
      await page.goto(`${front}/tr`)
      await expect(page.locator('main')).toContainText('Burada henüz bir yazı yok.')
      await expect(page.locator('main')).not.toContainText('0 yazı')
      await page.goto(front)
      const titles = await page.locator('main a[href^="/articles/"]').allTextContents()
      expect(new Set(titles).size).toBe(articles <= 5 ? articles : new Set(titles).size)
      if (articles <= 5) expect(titles).toHaveLength(articles)
    })

    test('has a menu without gaps', async ({ page, front }) => {
      await page.goto(front)
      for (const wide of [1280, 1440]) {
        await page.setViewportSize({ width: wide, height: 900 })
        await page.getByRole('button', { name: 'Categorization' }).click()
        const rows = await page.locator('#menu ul:has(> li > svg)').evaluate((list) => {
          const inside = list.getBoundingClientRect()
          const rooms = [...list.children].map((room) => room.getBoundingClientRect())
          return [...Map.groupBy(rooms, ({ top }) => Math.round(top)).values()].map(
            (row) => inside.width - row.reduce((sum, { width }) => sum + width, 0) - 3 * (row.length - 1),
          )
        })
        // The outer walls take what is left of a row.
        for (const left of rows) expect(left, `at ${wide}`).toBeLessThan(16)
        await page.keyboard.press('Escape')
      }
    })
  })
}
