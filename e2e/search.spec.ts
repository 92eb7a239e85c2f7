import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { violationsOf } from './violationsOf.ts'
import { active, field, options, search, status, stories } from './browse/searchBox.ts'
import { testLanguages } from './browse/testLanguages.ts'
import { kinds, wobbly } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

test.describe('the search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(kinds.terms)
  })

  test('loads nothing before it is used, and its titles once', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await whenAlive(page)
    const parts = () => asked.filter((path) => /page-data\/sq\/|assets\/search/.test(path))
    expect(parts()).toEqual([])
    await search(page, 'chair')
    await field(page).blur()
    await field(page).focus()
    expect(parts().filter((path) => path.includes('/sq/'))).toHaveLength(1)
    expect(parts().filter((path) => path.endsWith('.js'))).toHaveLength(1)
  })

  test('begins at the third letter', async ({ page }) => {
    await search(page, 'chair')
    for (let letter = 0; letter < 3; letter++) await page.keyboard.press('Backspace')
    await expect(field(page)).toHaveValue('ch')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.type('a')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Backspace')
    await expect(options(page)).toHaveCount(0)
  })

  test('reads a query as a pattern, and literally if it is not a usable one', async ({ page }) => {
    await search(page, 'wob+ly')
    await expect(stories(page)).toHaveCount(1)
    for (const text of ['c++', '(((', '(a+)+$']) {
      await search(page, text)
      await expect(status(page)).toHaveText(`No story has “${text}” in its title`)
    }
  })

  test('offers near titles under a heading if no title matches', async ({ page }) => {
    await search(page, 'wobly')
    await expect(status(page)).toHaveText('No title has “wobly”; 1 story is near')
    await expect(page.getByText('Near titles')).toBeVisible()
    await expect(stories(page)).toHaveText([/Wobbly/])
    await search(page, 'seatings')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    await expect(active(page)).toHaveAttribute('href', /\/seating$/)
    await search(page, 'wobbly')
    await expect(page.getByText('Near titles')).toHaveCount(0)
  })

  test('groups stories by category and subcategory, whose titles are links in this tab', async ({ page }) => {
    await search(page, 'wobbly')
    const group = page.getByRole('listbox').getByRole('group')
    await expect(group).toHaveAccessibleName('Furniture Maintenance')
    await expect(options(page).first()).toHaveAttribute('href', '/furniture-maintenance')
    await expect(options(page).nth(1)).toHaveAttribute('href', '/furniture-maintenance/repair-guides')
    const padding = () => page.getByRole('listbox').evaluate((list) => getComputedStyle(list).paddingBlockEnd)
    const before = await padding()
    await options(page).nth(1).click()
    await expect(page).toHaveURL(/\/furniture-maintenance\/repair-guides$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair Guides')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('wobbly')
    expect(page.context().pages()).toHaveLength(1)
    // The header has stayed, and so has its search.
    await field(page).click()
    await expect(stories(page)).toHaveCount(1)
    expect(await padding()).toBe(before)
    expect(parseFloat(before)).toBeGreaterThan(0)
  })

  test('opens a story in a new tab and keeps the query', async ({ page }) => {
    await search(page, 'wobbly')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), stories(page).click()])
    await expect(opened).toHaveURL(wobbly)
    await expect(page).toHaveURL(new RegExp(`${kinds.terms}$`))
    await expect(field(page)).toHaveValue('wobbly')
    await expect(options(page)).toHaveCount(0)
  })

  test('announces the number of stories', { tag: '@night' }, async ({ page }) => {
    await search(page, 'wobbly')
    await expect(status(page)).toHaveText('1 story for “wobbly”')
    await search(page, 'chair')
    await expect(status(page)).toHaveText(/^\d+ stories for “chair”$/)
  })

  test('shows an empty room and links to the categories if nothing matches', async ({ page }) => {
    await search(page, 'lighthouse keeper')
    await expect(status(page)).toHaveText('No story has “lighthouse keeper” in its title')
    await expect(page.getByText('An empty room')).toBeVisible()
    await expect(page.locator('search [role=presentation] svg')).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toContain(kinds.category)
    await page.keyboard.press('ArrowDown')
    const first = await options(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(first ?? '')
  })

  test('closes when the reader clicks elsewhere', { tag: '@night' }, async ({ page }) => {
    await search(page, 'chair')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('chair')
  })
})

const wobblyIn = {
  en: ['CHAIR wobbly', wobbly, ['Wobbly', 'Chair']],
  ru: ['СТУЛ шатающийся', '/ru/articles/ukrepit-stul', ['Шатающийся', 'стул']],
} as const

for (const { language, prefix, messages } of sampleCases(testLanguages, () => ['any language'])) {
  test(`in ${language}, titles with every word of the query are found, marked and counted`, async ({ page }) => {
    const [query, address, marks] = wobblyIn[language]
    await page.goto(`${prefix}${kinds.terms}`)
    await search(page, query)
    await expect(stories(page)).toHaveCount(1)
    await expect(stories(page)).toHaveAttribute('href', address)
    await expect(stories(page)).toHaveAttribute('rel', 'noopener')
    await expect(page.locator('[role=option] mark')).toHaveText(marks)
    await expect(stories(page)).toHaveAccessibleName(new RegExp(`${messages.opensInNewTab}$`))
    await expect(status(page)).toHaveText(messages.storiesFor(1, query))
  })
}

for (const [text, path, mark] of [
  ['cnek', '/ru/terms', 'стул'],
  ['ㅅㅍ', '/ko/terms', '소파'],
  ['GUNESI', '/tr/terms', 'Güneşi'],
] as const) {
  test(`${text} finds ${mark}`, async ({ page }) => {
    await page.goto(path)
    await search(page, text)
    await expect(page.locator('[role=option] mark').first()).toHaveText(mark)
  })
}

test('a query typed before the page is live is searched for', { tag: '@night' }, async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/app-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(kinds.terms)
  await field(page).click()
  await field(page).pressSequentially('wobbly')
  release()
  await expect(stories(page)).toHaveCount(1)
})

for (const [what, answer] of sampleCases(
  [
    ['are missing', { status: 404 }],
    ['have another shape', { json: { data: { articles: null } } }],
  ] as const,
  () => ['any answer'],
)) {
  test(`titles that ${what} are requested again at the next focus`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    await page.route('**/page-data/sq/d/*', (route) => route.fulfill(answer))
    await page.goto(kinds.terms)
    await field(page).click()
    await expect(page.locator('search > output')).toHaveText(/cannot be reached/)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await page.unroute('**/page-data/sq/d/*')
    await field(page).pressSequentially('wobbly')
    await field(page).blur()
    await field(page).focus()
    await expect(stories(page)).toHaveCount(1)
    await expect(page.locator('search > output')).toBeEmpty()
    await page.close()
  })
}

test('ten thousand titles are rendered as the reader scrolls, and counted at once', { tag: '@night' }, async ({ page }) => {
  const numbers = Array.from({ length: 10_000 }, (_, number) => number)
  const data = {
    articles: numbers.map((number) => [`A chair, number ${number}`, `/articles/${number}`]),
    groups: [{ title: 'Chairs', path: '/chairs', articles: numbers, children: [] }],
  }
  await page.route('**/page-data/sq/d/*', (route) => route.fulfill({ json: { data } }))
  await page.goto(kinds.terms)
  await search(page, 'chair')
  await expect(status(page)).toHaveText('10,000 stories for “chair”')
  const first = await stories(page).count()
  expect(first).toBeLessThan(200)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect.poll(() => stories(page).count()).toBeGreaterThan(first)
  await expect(active(page)).toHaveText(`A chair, number ${first - 1}, opens in a new tab`)
})

const appearances = (['light', 'dark'] as const).flatMap((colorScheme) => [360, 1280].map((width) => ({ colorScheme, width })))

for (const { colorScheme, width } of sampleCases(appearances, () => ['any appearance'])) {
  test(`the open search passes axe at ${width} px in the ${colorScheme} theme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto(kinds.home)
    await search(page, 'chair')
    await field(page).press('ArrowDown')
    await expect(active(page)).toHaveCount(1)
    expect(await violationsOf(page)).toEqual([])
    const panel = await page.getByRole('listbox').boundingBox()
    expect((panel?.x ?? -1) >= 0 && (panel?.x ?? 0) + (panel?.width ?? 0) <= width).toBe(true)
    await field(page).fill('seatings')
    await expect(page.getByText('Near titles')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await field(page).fill('lighthouse keeper')
    await expect(page.getByText('An empty room')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
}
