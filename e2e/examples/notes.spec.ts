import type { Page } from '@playwright/test'
import { expect, test as base, withoutFades } from '../browse/test.ts'
import { violationsOf } from '../violationsOf.ts'
import { sampleCases } from '../../src/platform/testing/sampleCases.ts'

/** An engineer's notes in two languages, without pictures. */
const test = base.extend({ ...withoutFades, publication: { name: 'notes', folder: 'examples/sites/notes' } })

const tenth = '/articles/what-a-tenth-is'
const bits = (page: Page) => page.locator('[data-block=float-bits]').first()
const stored = (page: Page) => bits(page).locator('output')
const number = (page: Page) => bits(page).getByRole('textbox')

/** Flips the last bit of 0.1, which is 0. */
async function flipLast(page: Page, name = 'Fraction, bit 0: 0'): Promise<void> {
  await expect(number(page)).toHaveValue('0.1')
  await bits(page).getByRole('button', { name, exact: true }).click()
  await expect(number(page)).toHaveValue('0.10000000000000002')
}

test('the bits of a number can be flipped on the front page, in a note, after Back and in German', async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await flipLast(page)
  await expect(stored(page)).toHaveText('0.10000000000000001942890293094023945741355419158935546875')
  await reader.click(tenth)
  await reader.sees(tenth)
  await flipLast(page)
  await reader.click('/series/floating-point')
  await reader.sees('/series/floating-point')
  await reader.back()
  await reader.sees(tenth)
  await number(page).fill('-1.5')
  await expect(stored(page)).toHaveText('-1.5')
  await expect(bits(page).getByRole('button', { name: 'Sign, bit 63: 1' })).toBeVisible()
  await reader.open('/de')
  await flipLast(page, 'Mantisse, Bit 0: 0')
})

test(
  'a number is shown with its stored value, its error and its ulp, including non-finite numbers',
  { tag: '@night' },
  async ({ reader }) => {
    const { page } = reader
    await reader.open('/')
    const facts = bits(page).locator('dd')
    for (const [typed, expected] of [
      ['0.1', ['0.1000000000000000055511151231257827021181583404541015625', '+0.4 ulp', '1.3877787807814457e-17']],
      ['0.3', ['0.299999999999999988897769753748434595763683319091796875', '-0.2 ulp', '5.551115123125783e-17']],
      ['1e23', ['99999999999999991611392', '-0.5 ulp', '16777216']],
      ['-0', ['-0', '0 ulp', '5e-324']],
      ['1e999', ['Infinity', '–', 'NaN']],
      ['tenth', ['NaN', '–', 'NaN']],
    ] as const) {
      await number(page).fill(typed)
      await expect(facts, typed).toHaveText([...expected])
    }
  },
)

test('without scripts the bits, the stored value, formulas and highlighted code are shown', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(tenth)
  await expect(bits(page).getByRole('button')).toHaveCount(64)
  await expect(stored(page)).toHaveText('0.1000000000000000055511151231257827021181583404541015625')
  await expect(bits(page).getByText('press a bit')).toBeHidden()
  await expect(page.locator('math[display=block]').first()).toBeVisible()
  for (const code of await page.locator('pre span').all()) await expect(code).toBeVisible()
  await context.close()
})

test('a series links its parts, and marks a part in another language', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open(tenth)
  await expect(page.getByText('Part 1 of 3: Floating point')).toBeVisible()
  const others = page.getByRole('navigation', { name: 'Parts of the series' })
  await expect(page.locator('head link[rel=next]')).toHaveAttribute('href', /\/articles\/a-million-tenths$/)
  await others.getByRole('link', { name: 'A Million Tenths' }).click()
  await reader.sees('/articles/a-million-tenths')
  await expect(others.getByRole('link')).toHaveText(['What 0.1 Is', 'Nearly Equal'])
  await reader.open('/de/articles/littles-gesetz')
  await expect(page.getByText('Teil 1 von 2: Warten')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Teile der Reihe' }).getByRole('link')).toHaveAttribute('hreflang', 'en')
  await reader.open('/de/reihen/warten')
  await expect(page.locator('ol.ledger > li')).toHaveText([/^Littles Gesetz/, /^The Last Tenth \(Englisch\)/])
})

const kinds = ['/', tenth, '/de/articles/eine-million-zehntel', '/numbers', '/systems/queues', '/series/floating-point', '/de/reading']
const schemes = ['light', 'dark'] as const
const shown = sampleCases(
  kinds.flatMap((path) => schemes.map((scheme) => ({ path, scheme }))),
  ({ path, scheme }) => [path.startsWith('/de') ? 'German' : 'English', scheme],
)

for (const colorScheme of schemes) {
  test(`the pages fit a phone and a desktop window and pass axe, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const { path } of shown.filter(({ scheme }) => scheme === colorScheme)) {
      await page.goto(path)
      expect(await violationsOf(page)).toEqual([])
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
      }
    }
  })
}
