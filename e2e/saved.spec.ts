import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

const [first, second] = [kinds.article, kinds['article without a picture']]

const saveButton = (page: Page) => page.getByRole('button', { name: /^(Keep for later|Kept)$/ })
const rows = (page: Page) => page.locator('[data-saved] > li')

async function save(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await saveButton(page).click()
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(saveButton(page)).toHaveText('Kept')
}

const ways = [
  ['a direct visit', (page: Page) => page.goto('/saved')],
  [
    'the link in the footer',
    async (page: Page) => {
      await whenAlive(page)
      await page.evaluate(() => Object.assign(globalThis, { same: true }))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Kept for later' }).click()
      await expect(page).toHaveURL('/saved')
      expect(await page.evaluate(() => Reflect.get(globalThis, 'same'))).toBe(true)
    },
  ],
] as const

for (const [way, come] of sampleCases(ways, () => ['any way'])) {
  test(`saved stories are listed after ${way}, the newest first, and can be removed by keyboard`, async ({ page }) => {
    await save(page, first)
    const title = (await page.locator('h1').textContent()) ?? ''
    await save(page, second)
    await come(page)
    await expect(rows(page)).toHaveCount(2)
    const links = rows(page).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([second, first])
    await expect(page.getByText('Nothing is kept yet')).toBeHidden()
    await expect(rows(page).nth(1).locator('img')).toHaveJSProperty('complete', true)
    await rows(page).first().getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: `Remove: ${title}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(0)
    await expect(page.getByText('Nothing is kept yet')).toBeVisible()
    await expect(page.locator('h1')).toBeFocused()
  })
}

test('a saved story leads to its article, and Back returns to the list', { tag: '@night' }, async ({ page }) => {
  await save(page, first)
  await page.goto('/saved')
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(first)
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
})

test('a story removed from the list is not marked as saved when the reader goes back to it', { tag: '@night' }, async ({ page }) => {
  await save(page, first)
  await whenAlive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kept for later' }).click()
  await rows(page).getByRole('button').click()
  await expect(rows(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false')
})

test('changes to saved stories in one tab are shown in another', { tag: '@night' }, async ({ page, context }) => {
  await save(page, first)
  const other = await context.newPage()
  await other.goto('/saved')
  await expect(rows(other)).toHaveCount(1)
  await saveButton(page).click()
  await expect(rows(other)).toHaveCount(0)
  await expect(other.getByText('Nothing is kept yet')).toBeVisible()
  await saveButton(page).click()
  await expect(rows(other)).toHaveCount(1)
  await rows(other).getByRole('button').click()
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false')
  await other.close()
})

test('a browser without storage says so at the button', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('No storage here', 'SecurityError')
      },
    })
  })
  await page.goto(first)
  await saveButton(page).click()
  await expect(page.getByRole('button', { name: 'This browser keeps nothing' })).toBeVisible()
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/saved')
  await expect(page.getByText('Nothing is kept yet')).toBeVisible()
})

test('a corrupted list shows its valid stories', async ({ page }) => {
  await page.addInitScript(() => {
    const story = { path: '/articles/x', title: '<b>Plain</b> text', language: 'en', place: '' }
    localStorage.setItem('saved', JSON.stringify([null, { ...story, path: 'javascript:alert(1)' }, story]))
  })
  await page.goto('/saved')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('link')).toHaveText('<b>Plain</b> text')
  await page.addInitScript(() => localStorage.setItem('saved', '[{'))
  await page.reload()
  await expect(page.getByText('Nothing is kept yet')).toBeVisible()
})

test('the saved page is not indexed, and does not shift when its list is filled', async ({ page }) => {
  await save(page, first)
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/saved', { waitUntil: 'networkidle' })
  await expect(rows(page)).toHaveCount(1)
  expect((await page.evaluate(() => Reflect.get(globalThis, 'shifted') as number)).toFixed(3)).toBe('0.000')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
