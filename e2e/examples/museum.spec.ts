import type { Page } from '@playwright/test'
import { expect, test as base, withoutFades } from '../browse/test.ts'
import { violationsOf } from '../violationsOf.ts'
import { sampleCases } from '../../src/platform/testing/sampleCases.ts'

const test = base.extend({
  ...withoutFades,
  publication: { name: 'example-museum', folder: 'examples/sites/museum', hasStandIns: true } as const,
})

const jar = '/exhibits/jar'
const beside = (page: Page) => page.locator('[data-block=beside-a-hand]')

test('an exhibit is compared in size with the object that the reader chooses, directly and after a click', async ({ reader }) => {
  const { page } = reader
  await reader.open(jar)
  await beside(page).getByRole('button', { name: 'باب' }).click()
  await expect(beside(page).getByRole('status')).toHaveText('زير ماء، ٧٨ سم. بجانب باب، ٢٠٥ سم')
  await page.locator('main').getByRole('link', { name: 'الماء' }).first().click()
  await reader.sees('/galleries/water')
  await page.locator('[data-hangs]').getByRole('link', { name: 'سلطانية' }).click()
  await reader.sees('/exhibits/bowl')
  await beside(page).getByRole('button', { name: 'كرسي' }).click()
  await expect(beside(page).getByRole('status')).toHaveText('سلطانية، ١٢ سم. بجانب كرسي، ٨٨ سم')
})

test('a gallery shows the exhibits that refer to it, and the front page shows all galleries and exhibits', async ({ page }) => {
  await page.goto('/en/galleries/light')
  const titles = ['Oil Lamp', 'Candlestick', 'Lantern', 'Lattice Screen']
  for (const title of titles) await expect(page.locator('[data-body]').getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(page.locator('[data-body] img')).toHaveCount(titles.length)
  await page.goto('/en')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Light', 'Water', 'The Sitting Room'])
  await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveCount(12)
})

test('the Arabic pages run from right to left in the fonts of the museum, the English ones from left to right', async ({ page }) => {
  const sideOf = async (path: string) => {
    await page.goto(path)
    const panel = await page.locator('main section header').first().boundingBox()
    const plate = await page.locator('main section article').first().boundingBox()
    return Math.sign((panel?.x ?? 0) - (plate?.x ?? 0))
  }
  expect(await sideOf('/')).toBe(1)
  const faceOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  expect(await faceOf('main h2')).toMatch(/^"Reem Kufi"/)
  expect(await faceOf('body')).toMatch(/^Amiri/)
  expect(await page.evaluate(async () => (await document.fonts.load('20px Amiri', 'م')).length)).toBeGreaterThan(0)
  expect(await sideOf('/en')).toBe(-1)
})

const kinds = [
  '/',
  '/exhibits',
  '/galleries',
  '/galleries/sitting-room',
  jar,
  '/en',
  '/en/exhibits/jar',
  '/articles/how-the-pictures-are-made',
  '/info/about-us',
]

const schemes = ['light', 'dark'] as const
/** Each language and theme. */
const shown = sampleCases(
  kinds.flatMap((path) => schemes.map((scheme) => ({ path, scheme }))),
  ({ path, scheme }) => [path.startsWith('/en') ? 'English' : 'Arabic', scheme],
)

for (const [path, found] of Map.groupBy(shown, (one) => one.path)) {
  test(`${path} says that the museum does not exist, fits on a phone and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    await expect(page.getByText(path.startsWith('/en') ? 'the museum does not exist' : 'المتحف غير موجود').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    for (const { scheme } of found) {
      await page.emulateMedia({ colorScheme: scheme })
      expect(await violationsOf(page), scheme).toEqual([])
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an exhibit is compared with a hand, and shows no buttons', async ({ page }) => {
    await page.goto('/en/exhibits/ewer')
    await expect(beside(page).getByRole('status')).toHaveText('Ewer, 38 cm. Beside a hand, 19 cm')
    await expect(beside(page).getByRole('button')).toHaveCount(0)
    await expect(page.locator('[data-facts]')).toContainText('34 × 38 × 19 cm')
  })
})

test('the catalogue is available as a CSV table', async ({ request }) => {
  const lines = (await (await request.get('/catalogue-en.csv')).text()).trim().split('\r\n')
  expect(lines[0]).toBe('number,title,material,period,place')
  expect(lines[1]).toContain('"1","Oil Lamp","Fired clay"')
  expect(lines).toHaveLength(13)
})
