import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { field, options, search } from './browse/searchBox.ts'
import { testLanguages } from './browse/testLanguages.ts'
import { kinds, wobbly } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

/** The number of stories in the English sitemap. */
const stories = 15

const links = (page: Page) => page.locator('main section li a:visible')

/** Returns the addresses of the listed articles. */
async function articles(page: Page): Promise<ReadonlySet<string | null>> {
  const hrefs = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return new Set(hrefs.filter((href) => href?.startsWith('/articles/')))
}

async function listsTheChair(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('1 story for “wobbly”')
  // It is listed in each category that it belongs to, and nothing else is listed.
  expect(new Set(await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))))).toEqual(new Set([wobbly]))
  await expect(page.locator('main section:visible h2').first()).toHaveText('Furniture Maintenance')
}

test('Enter in the search box lists only the matching stories', async ({ page }) => {
  await page.goto(kinds.terms)
  await search(page, 'wobbly')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sitemap\?q=wobbly$/)
  await listsTheChair(page)
  await expect(options(page)).toHaveCount(0)
  await expect(page.locator('#route-announcer')).toHaveText(/Sitemap|wobbly/)
})

test('an address with a query lists near titles if no title matches', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${kinds.sitemap}?q=wobly`)
  await expect(page.locator('h1')).toHaveText('No title has “wobly”; 1 story is near')
  expect(new Set(await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))))).toEqual(new Set([wobbly]))
})

test('a second search replaces the first, and Back and the link to the whole list work', { tag: '@night' }, async ({ page }) => {
  await page.goto(kinds.sitemap)
  const every = await links(page).count()
  await search(page, 'wobbly')
  await page.keyboard.press('Enter')
  await listsTheChair(page)
  await search(page, 'chair')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText(/^\d+ stories for “chair”$/)
  const chairs = await links(page).count()
  expect(chairs).toBeGreaterThan(1)
  expect(chairs).toBeLessThan(every)
  await page.goBack()
  await listsTheChair(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await expect(page.locator('h1')).toHaveText('Sitemap')
  await expect(links(page)).toHaveCount(every)
})

test('an address with a query lists its results when it is opened', async ({ page }) => {
  await page.goto(`${kinds.sitemap}?q=wobbly&utm=a`)
  await listsTheChair(page)
  await expect(field(page)).toHaveValue('wobbly')
  await links(page).first().click()
  await expect(page).toHaveURL(wobbly)
  await page.goBack()
  await listsTheChair(page)
})

for (const [query, says] of sampleCases(
  [
    ['lighthouse keeper', 'No story has “lighthouse keeper” in its title'],
    ['<b>&quot;', 'No story has “<b>&quot;” in its title'],
    ['ch', 'Sitemap'],
    ['', 'Sitemap'],
  ] as const,
  ([sought]) => [sought.length < 3 ? 'nothing sought' : 'nothing found'],
)) {
  test(`a query without results (${query}) leaves the whole list`, async ({ page }) => {
    await page.goto(kinds.sitemap)
    const every = await links(page).count()
    await page.goto(`${kinds.sitemap}?q=${encodeURIComponent(query)}`)
    await whenAlive(page)
    await expect(page.locator('h1')).toHaveText(says)
    await expect(links(page)).toHaveCount(every)
  })
}

test('a search whose titles cannot be loaded says so and leaves the whole list', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  await page.route('**/page-data/sq/d/*', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${kinds.sitemap}?q=wobbly`)
  await expect(page.locator('search > output')).toHaveText(/cannot be reached/)
  await expect(page.locator('h1')).toHaveText('Sitemap')
  expect((await articles(page)).size).toBe(stories)
  await page.close()
})

test('the search works in the language of the page', { tag: '@night' }, async ({ page }) => {
  const { prefix, messages } = testLanguages[1]
  await page.goto(`${prefix}${kinds.sitemap}?q=%D1%88%D0%B0%D1%82%D0%B0%D1%8E%D1%89%D0%B8%D0%B9%D1%81%D1%8F`)
  await expect(page.locator('h1')).toHaveText(messages.storiesFor(1, 'шатающийся'))
})

test('without scripts the sitemap says that search needs them, and lists every story', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto(kinds.terms)
  await field(page).fill('wobbly')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/sitemap\?q=wobbly$/)
  await expect(page.getByText('Search works only with scripts')).toBeVisible()
  expect((await articles(page)).size).toBe(stories)
  await page.close()
})

test('with scripts the sitemap does not say that search needs them', { tag: '@night' }, async ({ page }) => {
  await page.goto(kinds.sitemap)
  await expect(page.getByText('Search works only with scripts')).toBeHidden()
})
