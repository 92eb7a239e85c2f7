import type { Page } from '@playwright/test'
import { field, options, search, status } from './browse/searchBox.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

test.use({ publication: { name: 'dutch', folder: 'fixtures/sites/dutch' } })

const chair = '/nl/articles/een-gewone-stoel'

/** Follows a link without loading another document. */
async function follow(page: Page, click: () => Promise<void>, path: string): Promise<void> {
  await whenAlive(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await click()
  await expect(page).toHaveURL(path)
  await expect(page.locator('html[data-same]')).toHaveCount(1)
}

test('a page in a custom language has translated texts, dates, numbers and plurals', async ({ page }) => {
  await page.goto(chair)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(field(page)).toHaveAttribute('placeholder', 'Zoeken')
  await expect(page.locator('main')).toContainText('31 januari 2026')
  await expect(page.locator('main')).toContainText('45,5 cm')
  await expect(page.locator('main')).toContainText('1 minuut, in 2 delen')
  await expect(page.getByRole('contentinfo')).toContainText('Gebruiksvoorwaarden')
})

test('saving, search and theme choice are in the custom language', async ({ page }) => {
  await page.goto(chair)
  await page.getByRole('button', { name: 'Bewaren voor later' }).click()
  await expect(page.getByRole('button', { name: 'Bewaard' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Donker', { exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await search(page, 'stoel')
  await expect(status(page)).toHaveText('1 verhaal bij “stoel”')
  await search(page, 'bank')
  await expect(status(page)).toHaveText('2 verhalen bij “bank”')
  await expect(options(page).filter({ hasText: 'De bank onder het raam' })).toHaveCount(1)
})

test('a typing error finds near titles, although the custom language has no stemmer', { tag: '@night' }, async ({ page }) => {
  await page.goto(chair)
  await search(page, 'stoeel')
  await expect(status(page)).toHaveText('Geen titel heeft “stoeel”; 1 verhaal lijkt erop')
})

test('pages reached by a click are in the custom language', async ({ page }) => {
  await page.goto(chair)
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' })
  await follow(page, () => crumbs.getByRole('link', { name: 'Meubels' }).click(), '/nl/furniture')
  await expect(page.locator('main')).toContainText('Alle 3 verhalen')
  await expect(page.locator('#route-announcer')).toHaveText(/^Naar .+ gegaan$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bewaard voor later' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewaard voor later')
  await expect(page.locator('main')).toContainText('Er is nog niets bewaard')
})

test('the language menu leads to the custom language and back without loading a document', { tag: '@night' }, async ({ page }) => {
  await page.goto('/articles/a-plain-chair')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await follow(page, () => page.getByRole('link', { name: 'Nederlands' }).click(), chair)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(field(page)).toHaveAttribute('placeholder', 'Zoeken')
  await expect(page.locator('main')).toContainText('Bewaren voor later')
  await page.getByRole('button', { name: 'Taal: Nederlands' }).click()
  await follow(page, () => page.getByRole('link', { name: 'English' }).click(), '/articles/a-plain-chair')
  await expect(field(page)).toHaveAttribute('placeholder', 'Find a story')
})

test('custom texts from the settings are shown on the first page, in its islands and on later pages', async ({ page }) => {
  await page.goto('/articles/a-plain-chair')
  await expect(page.locator('main')).toContainText('Touched up on 3 February 2026')
  await page.getByRole('button', { name: 'Put aside' }).click()
  await expect(page.getByRole('button', { name: 'Laid by' })).toHaveAttribute('aria-pressed', 'true')
  await follow(page, () => page.getByRole('contentinfo').getByRole('link', { name: 'Put aside' }).click(), '/saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put aside')
  await follow(page, () => page.getByRole('contentinfo').getByRole('link', { name: 'Furniture' }).click(), '/furniture')
  await expect(page.locator('main')).toContainText('1 tale')
})

test('an island loads one messages file in the custom language', { tag: '@night' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/.*\.js$/.test(pathname)) asked.push(pathname.replace(/-[\w-]{8}\.js$/, ''))
  })
  await page.goto(chair)
  await page.getByRole('button', { name: 'Bewaren voor later' }).click()
  await expect(page.getByRole('button', { name: 'Bewaard' })).toHaveAttribute('aria-pressed', 'true')
  expect(asked.filter((name) => name.includes('messages---'))).toEqual(['/assets/messages---nl'])
})
