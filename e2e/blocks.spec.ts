import { hold } from './browse/hold.ts'
import { whenIdle } from './browse/whenIdle.ts'
import { bench } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

const sheet = /\/assets\/blocks-[^/]+\.css$/

test('the style sheet of blocks does not delay the content above them', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(sheet, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(bench.path, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[data-block]')).toHaveCount(0)
  release()
  await expect(page.locator('[data-block]')).toHaveCount(3)
})

test('blocks have the same styles after navigation as on a direct visit', async ({ page }) => {
  // The page’s own style sheet also styles these; that of the blocks comes last.
  const looks = () =>
    page.locator('[data-block=project], [data-block] figcaption').evaluateAll((parts) =>
      parts.map((part) => {
        const { borderTopWidth, marginInlineEnd, padding } = getComputedStyle(part)
        return { borderTopWidth, marginInlineEnd, padding }
      }),
    )
  await page.goto(bench.path)
  const direct = await looks()
  expect(direct.map(({ borderTopWidth }) => borderTopWidth)).toContain('3px')
  await page.goto(bench.listing)
  await whenAlive(page)
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  await page.locator(`main a[href="${bench.path}"]`).first().click()
  await expect(page.locator('[data-block=project]')).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
  await expect.poll(looks).toEqual(direct)
})

test('a link to a fragment scrolls there even if the styles of blocks above it load late', { tag: '@night' }, async ({ page }) => {
  const styles = await hold(page.context(), sheet)
  await page.goto('/terms')
  await whenAlive(page)
  await page.evaluate((href) => Reflect.get(globalThis, 'navigate')(href), `${bench.path}#the-seat-and-its-surface`)
  await styles.asked
  await whenIdle(page)
  const loaded = page.waitForResponse(sheet)
  styles.letGo()
  await loaded
  await whenIdle(page)
  const top = () => page.locator('#the-seat-and-its-surface').evaluate((part) => part.getBoundingClientRect().top)
  expect(await top()).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(200)
})

test('a shopping list is printed with tick boxes', async ({ page }) => {
  await page.goto(bench.path)
  const box = () =>
    page
      .locator('[data-block=shopping-list] li')
      .first()
      .evaluate((item) => getComputedStyle(item, '::before').content)
  expect(await box()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await box()).toBe('""')
})
