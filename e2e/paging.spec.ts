import type { Page } from '@playwright/test'
import { violationsOf } from './violationsOf.ts'
import { pages, test } from './browse/longListing.ts'
import type { Reader } from './browse/Reader.ts'
import { expect } from './browse/test.ts'
import { testLanguages } from './browse/testLanguages.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'

const pager = (page: Page) => page.locator('nav:has(input[type=number])')

/** Presses Tab until the element with this name is focused. */
async function tabTo(page: Page, name: string, role: 'link' | 'button' | 'spinbutton' = 'link'): Promise<void> {
  const target = pager(page).getByRole(role, { name, exact: true })
  // Located once: a new look-up by role after each press takes longer than the press.
  const element = await target.elementHandle()
  const isThere = () => element?.evaluate((found) => found === document.activeElement)
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

async function followByKeyboard(reader: Reader, name: string): Promise<void> {
  await tabTo(reader.page, name)
  await reader.page.keyboard.press('Enter')
}

for (const { language, prefix, messages } of sampleCases(testLanguages, () => ['any language'])) {
  test(`every link of the pager in ${language} works by keyboard alone, without loading a document`, async ({ reader }) => {
    const tables = `${prefix}/tables`
    await reader.open(tables)
    await expect(reader.page.getByRole('navigation', { name: messages.pages })).toHaveCount(1)
    for (const [name, address] of [
      [messages.nextPage, `${tables}/page/2`],
      [messages.next5Pages, `${tables}/page/7`],
      [messages.previous5Pages, `${tables}/page/2`],
      [messages.previousPage, tables],
      ['12', `${tables}/page/12`],
    ] as const) {
      await followByKeyboard(reader, name)
      await reader.sees(address)
    }
    expect(reader.watch.documents).toBe(0)
  })
}

test('the page number field goes to a page, confirmed by Enter or by the button', async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables/other-tables')
  await tabTo(page, 'Go to Page', 'spinbutton')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await reader.sees('/tables/other-tables/page/7')
  await tabTo(page, 'Go to Page', 'spinbutton')
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await expect(pager(page).getByRole('button', { name: 'confirm' })).toBeFocused()
  await page.keyboard.press('Space')
  await reader.sees('/tables/other-tables')
  expect(reader.watch.documents).toBe(0)
})

test('an invalid page number leads nowhere', async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables/page/3')
  const field = pager(page).getByRole('spinbutton')
  for (const number of ['0', String(pages + 1), '2.5', '']) {
    await field.fill(number)
    await field.press('Enter')
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid), number).toBe(false)
  }
  await reader.sees('/tables/page/3')
  expect(reader.watch.documents).toBe(0)
})

test('the pager skips three pages in windows up to 576 px, and five in wider ones', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables/page/6')
  for (const [width, shown, hidden] of [
    [577, 5, 3],
    [576, 3, 5],
    [360, 3, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const way of ['Previous', 'Next']) {
      await expect(pager(page).getByRole('link', { name: `${way} ${shown} Pages` })).toBeVisible()
      await expect(pager(page).getByRole('link', { name: `${way} ${hidden} Pages` })).toHaveCount(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await followByKeyboard(reader, 'Next 3 Pages')
  await reader.sees('/tables/page/9')
})

test('without scripts the pager has its links but no page number field', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/tables/page/6')
  await expect(pager(page).getByRole('group', { name: 'Page Size' })).toHaveText('2 / page')
  await expect(pager(page).getByRole('button', { name: 'confirm' })).toHaveCount(0)
  await pager(page).getByRole('link', { name: 'Next 5 Pages' }).click()
  await expect(page).toHaveURL(/\/tables\/page\/11$/)
  await expect(page).toHaveTitle('Tables, page 11 of 12 | Full House')
  await context.close()
})

const withoutPage = [
  '/tables/page/1',
  `/tables/page/${pages + 1}`,
  '/tables/page/0',
  '/tables/page',
  '/chairs/wooden/topic',
  '/chairs/wooden/topic/oak',
]

for (const path of sampleCases(withoutPage, () => ['any listing'])) {
  test(`${path} is a 404, by a click and on the server`, { tag: '@night' }, async ({ reader }) => {
    expect((await reader.page.request.get(path)).status()).toBe(404)
    expect((await reader.page.request.get(`/page-data${path}/page-data.json`)).status()).toBe(404)
    await reader.open('/tables')
    await reader.click(path)
    await reader.sees(path)
    await expect(reader.page).toHaveTitle(await titleOf404(reader))
    expect(reader.watch.documents).toBe(0)
  })
}

async function titleOf404({ page }: Reader): Promise<string> {
  const html = await (await page.request.get('/404.html')).text()
  return /<title>([^<]*)/.exec(html)?.[1] ?? ''
}

test('a topic shows only its stories, and "Everything" shows them all again', async ({ reader }) => {
  const { page } = reader
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await reader.open('/chairs/wooden')
  await expect(topics.locator('[aria-current]')).toHaveText('Everything 4')
  await topics.getByRole('link', { name: 'Windsor' }).focus()
  await page.keyboard.press('Enter')
  await reader.sees('/chairs/wooden/topic/windsor')
  await expect(topics.locator('[aria-current]')).toHaveText('Windsor 1')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await topics.getByRole('link', { name: 'Everything' }).focus()
  await page.keyboard.press('Enter')
  await reader.sees('/chairs/wooden')
  expect(reader.watch.documents).toBe(0)
})

const appearances = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })))

for (const { width, colorScheme } of sampleCases(appearances, () => ['any appearance'])) {
  test(`a page in the middle of a listing passes axe at ${width} px in the ${colorScheme} theme`, async ({ reader }) => {
    const { page } = reader
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await reader.open('/tables/other-tables/page/6')
    expect(await violationsOf(page)).toEqual([])
  })
}
