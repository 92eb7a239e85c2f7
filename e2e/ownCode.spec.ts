import type { Page } from '@playwright/test'
import { expect, test as base, withoutFades } from './browse/test.ts'

/** A publication with custom blocks. */
const test = base.extend({ ...withoutFades, publication: { name: 'own', folder: 'fixtures/sites/own' } })

const soup = '/articles/a-soup-of-leeks'
const bread = '/articles/a-bread-of-rye'
const servings = (page: Page) => page.locator('[data-block=servings]')
const living = (page: Page) => page.evaluate(() => (Reflect.get(globalThis, 'living') as number | undefined) ?? 0)

/** Adds one person; returns the first line of the block. */
async function addOne(page: Page): Promise<string> {
  const before = Number(await servings(page).locator('output').textContent())
  await servings(page).getByRole('button', { name: '+' }).click()
  await expect(servings(page).locator('output')).toHaveText(String(before + 1))
  return servings(page).locator('li').first().innerText()
}

test('a custom block works on a direct visit, after a click, after Back and in another language', async ({ reader }) => {
  const { page } = reader
  await reader.open(soup)
  expect(await addOne(page)).toBe('Leeks 750 g')
  expect(await addOne(page)).toBe('Leeks 900 g')
  await reader.click('/authors')
  await reader.sees('/authors')
  await reader.back()
  await reader.sees(soup)
  expect(await addOne(page)).toContain('Leeks')
  await reader.open('/')
  await reader.click(soup)
  await reader.sees(soup)
  expect(await addOne(page)).toBe('Leeks 750 g')
  await reader.open('/tr')
  await reader.click('/tr/articles/pirasa-corbasi')
  await reader.sees('/tr/articles/pirasa-corbasi')
  expect(await addOne(page)).toBe('Pırasa 750 g')
})

test(
  'the style sheet of a custom block is applied directly and after a click, and other pages load none of its files',
  { tag: '@night' },
  async ({ reader }) => {
    const { page } = reader
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const border = () =>
      servings(page)
        .locator('section')
        .evaluate((part) => getComputedStyle(part).borderTopStyle)
    await reader.open('/')
    await page.mouse.wheel(0, 200)
    expect(asked.filter((path) => /own-block|Own|\/react-/.test(path))).toEqual([])
    await reader.click(soup)
    await reader.sees(soup)
    await expect.poll(border).toBe('dashed')
    await reader.open(soup)
    await expect.poll(border).toBe('dashed')
  },
)

test('a custom block on an info page knows its page and is live, directly and after a click', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  for (const first of ['/info/about-us', '/']) {
    await reader.open(first)
    if (first === '/') await reader.click('/info/about-us')
    await reader.sees('/info/about-us')
    await expect(page.locator('[data-place]')).toHaveText('en ltr /info/about-us Home')
    await expect(page.getByText('idle: alive')).toBeVisible()
    await expect.poll(() => page.locator('[data-block=shopping-list] li').evaluate((item) => getComputedStyle(item).display)).toBe('flex')
  }
})

test('custom islands wake when visible or idle, and those of a page reached by a click are unmounted with it', async ({ reader }) => {
  const { page } = reader
  for (const first of [bread, '/']) {
    await reader.open(first)
    if (first !== bread) await reader.click(bread)
    await reader.sees(bread)
    await expect(page.getByText('idle: alive')).toBeVisible()
    await page.getByText(/^visible: /).scrollIntoViewIfNeeded()
    await expect(page.getByText('visible: alive')).toBeVisible()
    expect(await living(page)).toBe(2)
    await reader.click('/authors')
    await reader.sees('/authors')
    // The first page is kept for Back as it is.
    await expect.poll(() => living(page)).toBe(first === bread ? 2 : 0)
  }
})

test('custom components replace parts of the page and are live, on every page and in every language', async ({ reader }) => {
  const { page } = reader
  const thank = async () => {
    await page.getByRole('button', { name: 'Thanks: 0' }).click()
    await expect(page.getByRole('button', { name: 'Thanks: 1' })).toBeVisible()
  }
  await reader.open('/furniture')
  await expect(page.locator('[data-card]')).toHaveCount(2)
  await thank()
  await reader.click(soup)
  await reader.sees(soup)
  await expect(page.locator('[data-entry]')).toHaveText('articles/soup (en): Leeks, potatoes and time.')
  // All pages of a language share one layout.
  await expect(page.getByRole('button', { name: 'Thanks: 1' })).toBeVisible()
  await page.evaluate(() => void Reflect.get(globalThis, 'navigate')('/tr/articles/pirasa-corbasi'))
  await reader.sees('/tr/articles/pirasa-corbasi')
  await expect(page.locator('[data-entry]')).toHaveText('articles/soup (tr): Pırasa, patates ve zaman.')
  await thank()
})

test(
  'an island in the layout, which all pages share, gets the address in the browser, without an error',
  { tag: '@night' },
  async ({ reader, site }) => {
    const { page } = reader
    const here = page.locator('[data-here]')
    await reader.open(bread)
    await expect(here).toHaveText('/ no entry')
    await page.getByRole('button', { name: 'Thanks: 0' }).click()
    await expect(page.getByRole('button', { name: 'Thanks: 1' })).toBeVisible()
    await expect(here).toHaveText(`${bread} no entry`)
    await reader.click('/authors')
    await reader.sees('/authors')
    await expect(here).toHaveText('/authors no entry')
    await page.route('**/authors/', (route) => route.fulfill({ path: `${site.out}/authors/index.html` }))
    await page.goto('/authors/')
    await page.getByRole('button', { name: 'Thanks: 0' }).click()
    await expect(here).toHaveText('/authors no entry')
  },
)

test('custom sections of the home page are shown on a direct visit and after a click', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  const sections = () => page.locator('[data-section]').evaluateAll((parts) => parts.map((part) => part.getAttribute('data-section')))
  await reader.open('/')
  expect(await sections()).toEqual(expect.arrayContaining(['lead', 'categories']))
  const before = await sections()
  await reader.open('/authors')
  await reader.click('/')
  await reader.sees('/')
  expect(await sections()).toEqual(before)
})

test('the engine’s own islands work beside custom components', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await reader.click(soup)
  await reader.sees(soup)
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('bread')
  await expect(page.getByRole('option', { name: 'A Bread of Rye' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep for later' }).click()
  await expect(page.getByRole('button', { name: 'Kept' })).toHaveAttribute('aria-pressed', 'true')
})

test('a custom component knows its page', { tag: '@night' }, async ({ reader }) => {
  await reader.open(bread)
  await expect(reader.page.locator('[data-place]').first()).toHaveText(`en ltr ${bread} Home`)
})
