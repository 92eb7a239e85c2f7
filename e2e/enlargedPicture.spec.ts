import { kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'

const article = kinds.article
const picture = 'main a[data-picture]'

test('the address of a picture opens it, and closing it returns to the address of the article', async ({ page }) => {
  await page.goto(`${article}#picture-1`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(article)
  await expect(page.locator(picture).first()).toBeFocused()
})

test('an enlarged picture covers the page at once, and becomes modal with the next frame or key', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(article)
  const dialog = page.getByRole('dialog')
  const link = page.locator(picture).first()
  await link.click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  // No frame follows from here on.
  await page.evaluate(() => Object.assign(globalThis, { requestAnimationFrame: () => 0 }))
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(dialog).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  const places = [
    [20, 20],
    [180, 30],
    [340, 30],
    [180, 700],
  ] as const
  const covered = (list: typeof places) => list.map(([x, y]) => document.elementFromPoint(x, y)?.closest('dialog') !== null)
  expect(await page.evaluate(covered, places)).toEqual(places.map(() => true))
  await page.keyboard.press('Shift')
  await expect(page.locator('dialog:modal')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  // An immediate Escape makes it modal and closes it.
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('an enlarged picture uses the file that the page has already loaded', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(article, { waitUntil: 'networkidle' })
  const loaded = await page
    .locator(`${picture} img`)
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
  await page.locator(picture).first().click()
  const image = page.getByRole('dialog').locator('img')
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)).toBe(true)
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toBe(loaded)
  expect(asked).toEqual([])
})
