import type { Page } from '@playwright/test'
import { expect as expectSoon } from './test.ts'

/** Long enough for two rounds of slow scripts. */
export const expect = expectSoon.configure({ timeout: 20_000 })

/** What a reader does with an island, and how the island responds. */
export interface IslandCase {
  readonly name: string
  /** Without the language prefix. */
  readonly path: string
  /** Sets up the device or the browser. */
  prepare?(page: Page): Promise<void>
  touch(page: Page): Promise<void>
  expectAnswer(page: Page): Promise<void>
  /** It can be touched before any script has loaded. */
  readonly early?: true
}

const evaluated = (page: Page, name: string) => page.evaluate((key) => Reflect.get(globalThis, key) as unknown, name)

/** Records what the page copies, prints and shares. */
export async function recordDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const device = { copied: [] as string[], printed: 0, shared: [] as string[] }
    Object.assign(globalThis, device, {
      print: () => Reflect.set(globalThis, 'printed', (Reflect.get(globalThis, 'printed') as number) + 1),
    })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (Reflect.get(globalThis, 'copied') as string[]).push(text) },
    })
    Object.assign(navigator, { share: async ({ url = '' }: ShareData) => void (Reflect.get(globalThis, 'shared') as string[]).push(url) })
  })
}

const article = '/articles/settle'
const canonical = (page: Page) => page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href)
const button = (page: Page, number: number) => page.locator('main page-island p > button').nth(number)
const searchField = (page: Page) => page.locator('search input')
const counter = (page: Page) => page.getByRole('button', { name: /^Count/ })
const saved = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('saved') ?? '[]') as { readonly path: string }[])

export const islandCases: readonly IslandCase[] = [
  {
    name: 'a counter',
    path: '/tables',
    early: true,
    touch: (page) => counter(page).click(),
    expectAnswer: (page) => expect(counter(page)).toHaveText('Count 4'),
  },
  {
    name: 'the way to a page by its number',
    path: '/tables',
    async touch(page) {
      await page.locator('input[type=number]').fill('7')
      await page.locator('form:has(input[type=number]) button').click()
    },
    expectAnswer: (page) => expect(page).toHaveURL(/\/tables\/page\/7$/),
  },
  {
    name: 'the search box',
    path: '/tables',
    async touch(page) {
      await searchField(page).click()
      await searchField(page).pressSequentially('tables')
    },
    async expectAnswer(page) {
      await expect(page.getByRole('option').first()).toBeVisible()
      await expect(searchField(page)).toHaveValue('tables')
      await expect(page.locator('search > output')).toBeEmpty()
    },
  },
  {
    name: 'the list of what was sought',
    path: '/sitemap',
    async touch(page) {
      await searchField(page).fill('table 11')
      await searchField(page).press('Enter')
    },
    async expectAnswer(page) {
      await expect(page).toHaveURL(/\/sitemap\?q=table\+11$/)
      await expect(page.locator('h1')).toContainText('table 11')
      await expect(page.locator('main section li a:visible')).toHaveText(['Table 11'])
    },
  },
  {
    name: 'the choice of theme',
    path: '/tables',
    early: true,
    touch: (page) => page.locator('#theme-dark').check(),
    expectAnswer: (page) =>
      expect
        .poll(() => page.evaluate(() => [localStorage.getItem('theme'), document.documentElement.dataset.theme]))
        .toEqual(['dark', 'dark']),
  },
  {
    name: 'the menu',
    path: '/tables',
    async touch(page) {
      await page.locator('[popovertarget=menu]').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#menu')).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
    async expectAnswer(page) {
      await expect(page.locator('#menu a:focus')).toHaveAttribute('href', /\/chairs$/)
      await expect(page.locator('[popovertarget=menu]')).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    name: 'saving',
    path: article,
    early: true,
    touch: (page) => button(page, 0).click(),
    async expectAnswer(page) {
      await expect(button(page, 0)).toHaveAttribute('aria-pressed', 'true')
      expect((await saved(page)).map(({ path }) => path)).toEqual([new URL(page.url()).pathname])
    },
  },
  {
    name: 'copying',
    path: article,
    early: true,
    touch: (page) => button(page, 1).click(),
    async expectAnswer(page) {
      await expect.poll(() => evaluated(page, 'copied')).toEqual([await canonical(page)])
    },
  },
  {
    name: 'printing',
    path: article,
    early: true,
    touch: (page) => button(page, 2).click(),
    expectAnswer: (page) => expect.poll(() => evaluated(page, 'printed')).toBe(1),
  },
  {
    name: 'sharing',
    path: article,
    touch: (page) => button(page, 3).click(),
    async expectAnswer(page) {
      await expect.poll(() => evaluated(page, 'shared')).toEqual([await canonical(page)])
    },
  },
  {
    name: 'a heading’s link',
    path: article,
    early: true,
    touch: (page) => page.locator('[data-body] h2 > a').first().click(),
    async expectAnswer(page) {
      await expect.poll(() => evaluated(page, 'copied')).toEqual([`${await canonical(page)}#the-seat`])
      expect(new URL(page.url()).hash).toBe('#the-seat')
    },
  },
  {
    name: 'a picture',
    path: article,
    touch: (page) => page.locator('main a[data-picture]').click(),
    async expectAnswer(page) {
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(new URL(page.url()).hash).toBe('#picture-1')
    },
  },
  {
    name: 'the contents',
    path: article,
    async prepare(page) {
      await page.addInitScript(() => {
        const supports = CSS.supports.bind(CSS) as (...all: unknown[]) => boolean
        CSS.supports = (...all: unknown[]) => !String(all[0]).includes('scroll-target') && supports(...all)
      })
    },
    touch: (page) =>
      page
        .locator('[data-body] h2')
        .nth(1)
        .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' })),
    expectAnswer: (page) => expect(page.locator('main nav li').last().locator('a[aria-current=true]')).toHaveText('The back'),
  },
  {
    name: 'the list of saved stories',
    path: '/saved',
    async prepare(page) {
      const stories = ['/articles/one', '/articles/two'].map((path) => ({ path, title: path, language: 'en', place: '' }))
      await page.addInitScript((text) => localStorage.getItem('saved') ?? localStorage.setItem('saved', text), JSON.stringify(stories))
    },
    touch: (page) => page.locator('[data-saved] button').first().click(),
    async expectAnswer(page) {
      await expect(page.locator('[data-saved] > li')).toHaveCount(1)
      await expect(page.locator('[data-saved] button')).toBeFocused()
      expect((await saved(page)).map(({ path }) => path)).toEqual(['/articles/two'])
    },
  },
]
