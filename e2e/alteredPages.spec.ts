import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { field, options, search } from './browse/searchBox.ts'
import { kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

/** Does what the translators of browsers do: changes the document's language, and replaces each text by two elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = 'de'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.toUpperCase()
      outer.append(inner)
      text.replaceWith(outer)
    }
  })

/** Does what password managers and writing aids do: adds an element of their own after each field, and one to each button. */
const addElements = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('div'))
    for (const button of document.querySelectorAll('button')) button.prepend(document.createElement('span'))
  })

for (const [what, alter] of sampleCases(
  [
    ['that the browser has translated', translate],
    ['to which an extension has added elements', addElements],
  ] as const,
  () => ['any change'],
))
  test.describe(`in a page ${what}`, () => {
    // React says that it has rendered an island anew; the browser, that there is no data of a lost page.
    test.use({ forgiven: /error #418|404/ })
    test.beforeEach(async ({ page }) => {
      await page.goto(kinds.terms)
      await alter(page)
      await whenAlive(page)
    })

    test('the search keeps what is typed first, and finds it', async ({ page }) => {
      await search(page, 'chair')
      await expect(options(page)).not.toHaveCount(0)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('chair')
    })

    test('a theme is chosen by the first click', async ({ page }) => {
      await page.locator('label[for=theme-dark], label:has(#theme-dark)').first().click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator('#theme-dark')).toBeChecked()
    })

    test('the 404 page of a lost address is in the language of the page', async ({ page }) => {
      await page.goto('/tr/terms')
      await alter(page)
      await whenAlive(page)
      await page.evaluate(() => Reflect.get(globalThis, 'navigate')('/tr/none'))
      await expect(page).toHaveURL('/tr/none')
      await expect(page.locator('h1')).toHaveText('Bu sayfa burada değil')
    })
  })

test.describe('on an article that the browser has translated', () => {
  test.use({ forgiven: /error #418/ })

  test('a story is kept by the first click', async ({ page }) => {
    await page.goto(kinds.article)
    await translate(page)
    const keep = page.locator('main button[aria-pressed]')
    await keep.click()
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
  })
})

test('the search follows what is typed while the browser translates what it has found', { tag: '@night' }, async ({ page }) => {
  await page.goto(kinds.terms)
  await search(page, 'chair')
  await translate(page)
  await page.keyboard.type(' wob')
  await expect(options(page).filter({ hasText: /wobbly chair/i })).toHaveCount(1)
  await translate(page)
  await page.keyboard.type('zz')
  await expect(options(page).filter({ hasText: /wobbly/i })).toHaveCount(0)
  await expect(field(page)).toHaveValue('chair wobzz')
})

test('a link works after a reading mode has replaced the whole page', async ({ page }) => {
  await page.goto(kinds.terms)
  await whenAlive(page)
  await page.locator(`footer a[href="${kinds.authors}"]`).click()
  await expect(page).toHaveURL(kinds.authors)
  await expect(page.locator('h1')).toBeFocused()
  await page.evaluate(() => (document.body.innerHTML = '<article><a href="/privacy-policy">Privacy</a></article>'))
  await page.getByRole('link').click()
  await expect(page).toHaveURL(kinds.privacy)
  await expect(page.locator('main h1')).toBeVisible()
})

test('a page has its title after an extension has removed that of the page before', { tag: '@night' }, async ({ page }) => {
  await page.goto(kinds.privacy)
  const title = await page.title()
  await page.goto(kinds.terms)
  await whenAlive(page)
  await page.locator(`footer a[href="${kinds.authors}"]`).click()
  await expect(page.locator('h1')).toBeFocused()
  await page.evaluate(() => document.querySelector('title')?.remove())
  await page.locator(`footer a[href="${kinds.privacy}"]`).click()
  await expect(page).toHaveTitle(title)
})
