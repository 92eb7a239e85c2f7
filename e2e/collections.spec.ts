import type { Page } from '@playwright/test'
import { expect, test as base, withoutFades } from './browse/test.ts'

/** A publication with two collections, whose entries refer to each other. */
const test = base.extend({ ...withoutFades, publication: { name: 'kitchen', folder: 'fixtures/sites/kitchen' } })

const soup = '/recipes/a-soup-of-leeks'
const portions = (page: Page) => page.locator('[data-block=portion] button')

test('an entry and its blocks work on a direct visit, after Back and after a click', async ({ reader }) => {
  const { page } = reader
  await reader.open(soup)
  await expect(page.locator('[data-serves]')).toHaveText('Serves 4')
  await expect(page.locator('[data-block=portion] p')).toContainText('300 g of recipes/soup')
  await portions(page).click()
  await expect(portions(page)).toHaveText('2 of 4')
  await page.locator('[data-needs] a', { hasText: 'The Tall Pot' }).click()
  await reader.sees('/tools/the-tall-pot')
  await expect(page.locator('[data-used-in] a')).toHaveText(['A Soup of Leeks', 'A Plain Stock'])
  await reader.back()
  await reader.sees(soup)
  await reader.open('/recipes')
  await reader.click(soup)
  await reader.sees(soup)
  await portions(page).click()
  await expect(portions(page)).toHaveText('2 of 4')
})

test('the listing of a collection is paged and linked from the footer', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await page.locator('footer').getByRole('link', { name: 'Recipes' }).click()
  await reader.sees('/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(['A Soup of Leeks', 'A Bread of Rye'])
  await reader.click('/recipes/page/2')
  await reader.sees('/recipes/page/2')
  await expect(titles).toHaveText(['A Plain Stock'])
  await reader.click('/tools')
  await reader.sees('/tools')
  await expect(titles).toHaveText(['A Short Knife', 'The Tall Pot'])
})

test('an entry has a translation at the address of that language', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open(soup)
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('link', { name: 'Türkçe' }).first().click()
  await reader.sees('/tr/tarifler/pirasa-corbasi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pırasa Çorbası')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Tarifler' }).first()).toHaveAttribute('href', '/tr/tarifler')
})

test('the search finds an entry by its title', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('leeks')
  await expect(page.getByRole('group', { name: 'Recipes' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'A Soup of Leeks' })).toHaveAttribute('href', soup)
})

test('the feeds of a collection list its entries and are linked from its listing', async ({ reader }) => {
  const { page } = reader
  await reader.open('/recipes')
  const feeds = await page.evaluate(async () => {
    const text = async (format: string) => (await fetch(`/recipes/feed.${format}`)).text()
    const titles = (xml: string, item: string) =>
      [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll(`${item} > title`)].map((title) => title.textContent)
    const json = JSON.parse(await text('json')) as { readonly items: readonly { readonly title: string }[] }
    return [titles(await text('rss'), 'item'), titles(await text('atom'), 'entry'), json.items.map(({ title }) => title)]
  })
  const all = ['A Soup of Leeks', 'A Bread of Rye', 'A Plain Stock']
  expect(feeds).toEqual([all, all, all])
  const linked = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  expect(linked).toBe('https://kitchen.example/recipes/feed.atom')
})
