import type { Page } from '@playwright/test'
import { expect, test as base, withoutFades } from '../browse/test.ts'
import { violationsOf } from '../violationsOf.ts'
import { sampleCases } from '../../src/platform/testing/sampleCases.ts'

/** The example publication of recipes. */
const test = base.extend({ ...withoutFades, publication: { name: 'example-recipes', folder: 'examples/sites/recipes' } })

const soup = '/recipes/red-lentil-soup'
const servings = (page: Page) => page.locator('[data-block=servings]')
const lines = (page: Page) => servings(page).locator('li')

test('the amounts follow the number of bowls, on a direct visit, after a click and after Back', async ({ reader }) => {
  const { page } = reader
  await reader.open(soup)
  await expect(servings(page).locator('output')).toHaveText('for 4 bowls')
  await expect(lines(page)).toContainText(['3 tbsp olive oil', '1 onion, chopped', '2 carrots'])
  await servings(page).getByRole('button', { name: 'More' }).click()
  await expect(servings(page).locator('output')).toHaveText('for 5 bowls')
  await expect(lines(page)).toContainText([
    '4 tbsp olive oil',
    '1½ onions, chopped',
    '2½ carrots',
    '4 cloves',
    '2½ tsp',
    '1½ tbsp',
    '310 g',
    '1.63 l',
  ])
  await reader.click('/articles/onions-three-ways')
  await reader.sees('/articles/onions-three-ways')
  await reader.back()
  await reader.sees(soup)
  await servings(page).getByRole('button', { name: 'Fewer' }).click()
  await reader.open('/')
  await reader.click(soup)
  await reader.sees(soup)
  for (let bowls = 3; bowls >= 1; bowls--) await servings(page).getByRole('button', { name: 'Fewer' }).click()
  await expect(servings(page).locator('output')).toHaveText('for 1 bowl')
  await expect(servings(page).getByRole('button', { name: 'Fewer' })).toBeDisabled()
  await expect(lines(page).first()).toHaveText(/^1\stbsp\s*olive oil$/)
})

test('without scripts a recipe lists its ingredients for the original number of bowls, without buttons', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(soup)
  await expect(servings(page).locator('output')).toHaveText('for 4 bowls')
  await expect(lines(page)).toHaveCount(11)
  await expect(servings(page).getByRole('button')).toHaveCount(0)
  await context.close()
})

test('every recipe prints on one sheet, with its ingredients beside its steps and nothing else', async ({ page }) => {
  await page.goto('/recipes')
  const paths = await page.locator('main article a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths).toHaveLength(12)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 690, height: 1000 })
  for (const path of sampleCases(paths, (drawn) => [String(paths.indexOf(drawn) % 4)])) {
    await page.goto(path)
    const sheet = await page.pdf({ format: 'A4' })
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
    const [left, right] = await Promise.all([servings(page).boundingBox(), page.locator('[data-body] > ol').boundingBox()])
    if (!left || !right) throw new Error(`${path} shows no recipe`)
    expect(left.x + left.width, path).toBeLessThan(right.x)
    expect(Math.abs(left.y - right.y), path).toBeLessThan(8)
    for (const part of ['header:not([data-recipe])', 'footer', 'main nav', 'aside']) {
      for (const other of await page.locator(part).all()) await expect(other, `${path} ${part}`).toBeHidden()
    }
  }
})

test(
  'the front page opens with one recipe and links to the others and to the list of ingredients',
  { tag: '@night' },
  async ({ reader }) => {
    const { page } = reader
    await reader.open('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Red Lentil Soup with Lemon')
    await expect(page.locator('main article')).toHaveCount(12)
    await page.getByRole('link', { name: 'What is in the house?' }).click()
    await reader.sees('/ingredients')
    const lemons = page
      .locator('dt', { hasText: /^Lemons$/ })
      .locator('xpath=following-sibling::dd[1]')
      .getByRole('link')
    await expect(lemons).toHaveText([
      'Apple Crumble with Oats',
      'Slaw of Cabbage and Apple',
      'Lemon and Almond Cake',
      'Red Lentil Soup with Lemon',
      'Thin Pancakes',
    ])
    await lemons.nth(3).click()
    await reader.sees(soup)
  },
)

/** Returns the things that the structured data describes. */
function graphOf(text: string): readonly object[] {
  const { '@graph': graph } = JSON.parse(text) as { readonly '@graph'?: readonly object[] }
  return graph ?? []
}

test('the structured data of a recipe has its yield, times and ingredients', async ({ page }) => {
  await page.goto(soup)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const recipe = data.flatMap((text) => graphOf(text)).find((thing) => Reflect.get(thing, '@type') === 'Recipe')
  expect(recipe).toMatchObject({
    name: 'Red Lentil Soup with Lemon',
    recipeYield: '4 bowls',
    prepTime: 'PT15M',
    totalTime: 'PT45M',
    recipeIngredient: expect.arrayContaining([
      '3\u00A0tbsp olive oil',
      '1 onion, chopped',
      '250\u00A0g red lentils, rinsed until the water runs clear',
    ]),
  })
})

const schemes = ['light', 'dark'] as const
const appearances = ['/', '/recipes', soup, '/ingredients', '/articles/what-doubles'].flatMap((path) =>
  schemes.flatMap((scheme) => [360, 1280].map((width) => ({ path, scheme, width }))),
)
const shown = sampleCases(appearances, ({ scheme, width }) => [scheme, String(width)])

for (const [name, found] of Map.groupBy(shown, ({ path, scheme }) => `${path} passes axe and fits, ${scheme}`)) {
  test(name, async ({ page }) => {
    for (const { path, scheme, width } of found) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
    }
  })
}
