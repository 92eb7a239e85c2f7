import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './quietPage.ts'
import { kinds } from './testSite.ts'

const field = (page: Page) => page.getByRole('banner').locator('input[type=search]')
const options = (page: Page) => page.getByRole('option')
const stories = (page: Page) => page.locator('[role=option][target=_blank]')
const active = (page: Page) => page.locator('[role=option][aria-selected=true]')
const status = (page: Page) => page.locator('search [role=presentation] > output')

/** Types as a reader does, and waits until the panel answers. */
async function search(page: Page, text: string) {
  await field(page).click()
  await field(page).pressSequentially(text)
  await expect(status(page)).toContainText(text)
}

test.describe('the search', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(kinds.terms)
  })

  test('loads nothing before the reader turns to it, and its titles once', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    const parts = () => asked.filter((path) => /page-data\/sq\/|assets\/search/.test(path))
    expect(parts()).toEqual([])
    await search(page, 'chair')
    await field(page).blur()
    await field(page).focus()
    expect(parts().filter((path) => path.includes('/sq/'))).toHaveLength(1)
    expect(parts().filter((path) => path.endsWith('.js'))).toHaveLength(1)
  })

  test('begins at the third letter', async ({ page }) => {
    await field(page).click()
    await field(page).pressSequentially('ch')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(options(page)).toHaveCount(0)
    await field(page).pressSequentially('a')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await field(page).press('Backspace')
    await expect(options(page)).toHaveCount(0)
  })

  test('finds titles that hold every word, in any order, and marks the words', async ({ page }) => {
    await search(page, 'CHAIR wobbly')
    await expect(stories(page)).toHaveCount(1)
    await expect(stories(page)).toHaveAttribute('href', '/articles/fix-a-wobbly-chair')
    await expect(stories(page)).toHaveAttribute('rel', 'noopener')
    await expect(page.locator('[role=option] mark')).toHaveText(['Wobbly', 'Chair'])
    await expect(stories(page)).toHaveAccessibleName(/opens in a new tab$/)
  })

  test('takes words as patterns, and literally where they are none', async ({ page }) => {
    await search(page, 'wob+ly')
    await expect(stories(page)).toHaveCount(1)
    for (const text of ['c++', '(((', '(a+)+$']) {
      await field(page).fill('')
      await search(page, text)
      await expect(status(page)).toHaveText(`No story has “${text}” in its title`)
    }
  })

  test('groups stories by category and subcategory, whose titles are links in this tab', async ({ page }) => {
    await search(page, 'wobbly')
    const group = page.getByRole('listbox').getByRole('group')
    await expect(group).toHaveAccessibleName('Furniture Maintenance')
    await expect(options(page).first()).toHaveAttribute('href', '/furniture-maintenance')
    await expect(options(page).nth(1)).toHaveAttribute('href', '/furniture-maintenance/repair-guides')
    await options(page).nth(1).click()
    await expect(page).toHaveURL(/\/furniture-maintenance\/repair-guides$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair Guides')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('wobbly')
    expect(page.context().pages()).toHaveLength(1)
    // The header has stayed, and so has its search.
    await field(page).click()
    await expect(stories(page)).toHaveCount(1)
  })

  test('opens a story in a new tab and keeps the text', async ({ page }) => {
    await search(page, 'wobbly')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), stories(page).click()])
    await expect(opened).toHaveURL(/\/articles\/fix-a-wobbly-chair$/)
    await expect(page).toHaveURL(new RegExp(`${kinds.terms}$`))
    await expect(field(page)).toHaveValue('wobbly')
    await expect(options(page)).toHaveCount(0)
  })

  test('tells how many stories there are', async ({ page }) => {
    await search(page, 'wobbly')
    await expect(status(page)).toHaveText('1 story for “wobbly”')
    await field(page).fill('chair')
    await expect(status(page)).toHaveText(/^\d+ stories for “chair”$/)
  })

  test('shows an empty room where nothing matches', async ({ page }) => {
    await search(page, 'chaize')
    await expect(status(page)).toHaveText('No story has “chaize” in its title')
    await expect(page.getByText('An empty room')).toBeVisible()
    await expect(page.locator('search [role=presentation] svg')).toBeVisible()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when the reader goes elsewhere', async ({ page }) => {
    await search(page, 'chair')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('chair')
  })
})

test.describe('by keyboard only', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(kinds.terms)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  })

  const type = async (page: Page, text: string) => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(text)
    await expect(status(page)).toContainText(text)
  }

  test('a slash leads to the search, but not out of a text', async ({ page }) => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(field(page)).toHaveValue('a/b')
  })

  test('arrows, Home and End lead through the options, and the field stays in focus', async ({ page }) => {
    await type(page, 'chair')
    const count = await options(page).count()
    expect(count).toBeGreaterThan(5)
    await expect(active(page)).toHaveCount(0)
    const isActive = async (position: number) => {
      await expect(options(page).nth(position)).toHaveAttribute('aria-selected', 'true')
      await expect(active(page)).toHaveCount(1)
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '-')
      await expect(active(page)).toBeInViewport()
      await expect(field(page)).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await isActive(2)
    await page.keyboard.press('ArrowUp')
    await isActive(1)
    await page.keyboard.press('End')
    await isActive(count - 1)
    await page.keyboard.press('ArrowDown')
    await isActive(0)
    await page.keyboard.press('ArrowUp')
    await isActive(count - 1)
    await page.keyboard.press('Home')
    await isActive(0)
    await page.keyboard.press('ArrowLeft')
    await expect(active(page)).toHaveCount(0)
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.type('s')
    await expect(field(page)).toHaveValue('chaisr')
  })

  test('Enter opens the active story in a new tab, and a group in this one', async ({ page }) => {
    await type(page, 'wobbly')
    await page.keyboard.press('ArrowDown')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
    await expect(opened).toHaveURL(/\/articles\/fix-a-wobbly-chair$/)
    await opened.close()
    await expect(field(page)).toHaveValue('wobbly')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).not.toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/furniture-maintenance$/)
  })

  test('Enter without an active option submits the form', async ({ page }) => {
    await type(page, 'wobbly')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/sitemap\?q=wobbly$/)
    await expect(options(page)).toHaveCount(0)
  })

  test('Escape closes the list and keeps the text; Tab leaves it', async ({ page }) => {
    await type(page, 'chair')
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('chair')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).not.toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).not.toBeFocused()
  })
})

test('what was typed before the page came to life is searched for', async ({ page }) => {
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

test('an index that cannot be had is asked for again at the next focus', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  await page.route('**/page-data/sq/d/*', (route) => route.fulfill({ status: 404 }))
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

test('ten thousand titles are shown as the reader scrolls, and counted at once', async ({ page }) => {
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`the open search passes axe, ${width} wide in the ${colorScheme} theme`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.goto(kinds.home)
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      const violations = async () => {
        const result = await new AxeBuilder({ page }).withTags(tags).analyze()
        return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      }
      await search(page, 'chair')
      await field(page).press('ArrowDown')
      await expect(active(page)).toHaveCount(1)
      expect(await violations()).toEqual([])
      const panel = await page.getByRole('listbox').boundingBox()
      expect((panel?.x ?? -1) >= 0 && (panel?.x ?? 0) + (panel?.width ?? 0) <= width).toBe(true)
      await field(page).fill('chaize')
      await expect(page.getByText('An empty room')).toBeVisible()
      expect(await violations()).toEqual([])
    })
  }
}
