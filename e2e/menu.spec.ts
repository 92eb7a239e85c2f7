import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { violationsOf } from './violationsOf.ts'
import { expect, test, withoutFades } from './browse/test.ts'

import { testLanguages } from './browse/testLanguages.ts'
import { whenAlive } from './harness/whenAlive.ts'

test.use(withoutFades)

const menu = (page: Page, name = 'Categorization') => page.getByRole('navigation', { name })
const button = (page: Page, name = 'Categorization') => page.getByRole('button', { name })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Presses keys one after another; returns the text that each of them focuses. */
async function walk(page: Page, keys: string): Promise<(string | null | undefined)[]> {
  const places: (string | null | undefined)[] = []
  for (const key of keys.split(' ')) {
    await page.keyboard.press(key)
    places.push(await focused(page))
  }
  return places
}

async function openByKeyboard(page: Page, name?: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page, name)).toBeVisible()
  await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
}

test('the menu is a nested list in windows up to 576 px, and a plan in wider ones', async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  for (const [width, nested] of [
    [360, true],
    [576, true],
    [577, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await button(page).click()
    await expect(menu(page).getByRole('link', { name: 'More in Chairs' })).toHaveCount(nested ? 0 : 1)
    await expect(menu(page).locator('summary', { hasText: 'Chairs' })).toBeVisible({ visible: nested })
    await button(page).click()
    await expect(menu(page)).toBeHidden()
  }
})

test('arrow keys move through the plan, and Escape returns to the button', async ({ reader }) => {
  const { page } = reader
  await page.setViewportSize({ width: 1280, height: 800 })
  await reader.open('/')
  await openByKeyboard(page)
  expect(await walk(page, 'ArrowDown ArrowDown ArrowDown ArrowRight ArrowLeft End ArrowDown ArrowUp Home')).toEqual([
    'Chairs',
    'Wooden',
    'Other chairs',
    'More in Tables',
    'Other chairs',
    'More in Tables',
    'Chairs',
    'More in Tables',
    'Chairs',
  ])
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('arrow keys expand and collapse the nested list', async ({ reader }) => {
  const { page } = reader
  await page.setViewportSize({ width: 360, height: 740 })
  await reader.open('/')
  await openByKeyboard(page)
  expect(await walk(page, 'ArrowDown ArrowDown ArrowUp ArrowRight ArrowRight ArrowDown ArrowDown ArrowLeft ArrowLeft End')).toEqual([
    'Chairs',
    'Tables',
    'Chairs',
    'Chairs',
    'Wooden',
    'Other chairs',
    'More in Chairs',
    'Chairs',
    'Chairs',
    'Tables',
  ])
  await expect(menu(page).locator('details[open]')).toHaveCount(0)
})

test('an arrow key opens the menu from its button', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await button(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu(page)).toBeVisible()
  await expect.poll(() => focused(page)).toBe('Chairs')
})

const walks = testLanguages.flatMap((language) =>
  [
    { width: 1280, keys: 'ArrowDown ArrowDown Enter' },
    { width: 360, keys: 'ArrowDown Enter ArrowDown Enter' },
  ].map((walked) => ({ ...language, ...walked })),
)

for (const { language, prefix, messages, width, keys } of sampleCases(walks, () => ['any language and window'])) {
  test(`at ${width} px in ${language}, the keyboard alone leads to a subcategory and closes the menu`, async ({ reader }) => {
    const { page } = reader
    const name = messages.menuButton
    await page.setViewportSize({ width, height: 740 })
    await reader.open(`${prefix}/terms`)
    await openByKeyboard(page, name)
    for (const key of keys.split(' ')) await page.keyboard.press(key)
    await expect(menu(page, name)).toBeHidden()
    await reader.sees(`${prefix}/chairs/wooden`)
    await expect(page.locator('h1')).toBeFocused()
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false')
    expect(reader.watch.documents).toBe(0)
  })
}

test('the "More" link leads to its category', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await button(page).click()
  await menu(page).getByRole('link', { name: 'More in Chairs' }).click()
  await expect(menu(page)).toBeHidden()
  await reader.sees('/chairs')
})

test('a link to the current page closes the menu and adds no history entry', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/chairs/wooden')
  const entries = await reader.entries()
  await openByKeyboard(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  expect(await reader.entries()).toBe(entries)
  expect(reader.watch.documents).toBe(0)
})

test(
  'the menu marks the page also at an address with a slash, as most plain file servers have it',
  { tag: '@night' },
  async ({ page, site }) => {
    await page.route('**/chairs/', (route) => route.fulfill({ path: `${site.out}/chairs/index.html` }))
    await page.goto('/chairs/')
    await whenAlive(page)
    await button(page).click()
    await expect(menu(page).getByRole('link', { name: 'Chairs', exact: true })).toHaveAttribute('aria-current', 'page')
  },
)

test('a click outside the menu or leaving it by Tab closes it', async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await page.mouse.click(5, 700)
  await expect(menu(page)).toBeHidden()
  await openByKeyboard(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByPlaceholder('Search')).toBeFocused()
})

test('a link that opens in another tab leaves the menu open', { tag: '@night' }, async ({ reader, context }) => {
  const { page } = reader
  await reader.open('/')
  await openByKeyboard(page)
  const opened = context.waitForEvent('page')
  await menu(page)
    .getByRole('link', { name: 'Wooden' })
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(menu(page)).toBeVisible()
})

test('the menu works in another language after a click', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await button(page).click()
  await page.keyboard.press('Escape')
  await reader.click('/tr/terms')
  await reader.sees('/tr/terms')
  const turkish = page.locator('[popovertarget=menu]')
  await turkish.focus()
  await page.keyboard.press('Enter')
  await expect(turkish).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toBe('Sandalyeler')
})

test('without scripts the menu opens, expands and closes by Escape, and exposes its state', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/')
  const browserSession = await context.newCDPSession(page)
  // The state that the browser itself exposes to assistive technology.
  const says = async () => {
    const { nodes } = await browserSession.send('Accessibility.getFullAXTree')
    const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Categorization')
    return node?.properties?.find(({ name }) => name === 'expanded')?.value.value as boolean | undefined
  }
  expect(await says()).toBe(false)
  await button(page).click()
  expect(await says()).toBe(true)
  await menu(page).locator('summary', { hasText: 'Chairs' }).click()
  await menu(page).locator('summary', { hasText: 'Tables' }).click()
  // One category is expanded at a time.
  await expect(menu(page).getByRole('link', { name: 'Wooden' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  expect(await says()).toBe(false)
  await button(page).click()
  await menu(page).locator('summary', { hasText: 'Chairs' }).click()
  await menu(page).getByRole('link', { name: 'Wooden' }).click()
  await expect(page).toHaveURL(/\/chairs\/wooden$/)
  await expect(menu(page)).toBeHidden()
  await context.close()
})

const appearances = (['light', 'dark'] as const).flatMap((colorScheme) => [360, 1280].map((width) => ({ colorScheme, width })))

for (const { colorScheme, width } of sampleCases(appearances, () => ['any appearance'])) {
  test(`the open menu passes axe at ${width} px in the ${colorScheme} theme`, async ({ reader }) => {
    const { page } = reader
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await reader.open('/')
    await openByKeyboard(page)
    if (width === 360) await menu(page).locator('summary').first().click()
    expect(await violationsOf(page)).toEqual([])
  })
}
