import type { Page } from '@playwright/test'
import { test } from './browse/islandsSite.ts'
import type { Reader } from './browse/Reader.ts'
import { expect as expectSoon } from './browse/test.ts'

/** Two rounds of late scripts are within it. */
const expect = expectSoon.configure({ timeout: 15_000 })

/** What a reader does with an island, and what shows that it lives. */
interface Case {
  readonly name: string
  /** Beneath the language's prefix. */
  readonly path: string
  touch(page: Page): Promise<void>
  expectAnswer(page: Page): Promise<void>
}

const searchField = (page: Page) => page.locator('search input')
const counter = (page: Page) => page.getByRole('button', { name: /^Count/ })

const islands: readonly Case[] = [
  {
    name: 'a counter',
    path: '/tables',
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
    touch: (page) => page.locator('#theme-dark').check(),
    expectAnswer: (page) =>
      expect
        .poll(() => page.evaluate(() => [localStorage.getItem('theme'), document.documentElement.dataset.theme]))
        .toEqual(['dark', 'dark']),
  },
]

/** The ways on which a reader comes to stand before an island. */
const situations: Readonly<Record<string, (reader: Reader, path: string) => Promise<void>>> = {
  'on the first page': (reader, path) => reader.open(path),
  'after a click': async (reader, path) => {
    await reader.open('/authors')
    await reader.click(path)
    await reader.sees(path)
  },
  'on the first page, after Back': async (reader, path) => {
    await reader.open(path)
    await reader.click('/authors')
    await reader.sees('/authors')
    await reader.back()
    await reader.sees(path)
  },
  'after a click and Back': async (reader, path) => {
    await reader.open('/authors')
    await reader.click(path)
    await reader.sees(path)
    await reader.click('/chairs')
    await reader.sees('/chairs')
    await reader.back()
    await reader.sees(path)
  },
  'on the first page of another language': (reader, path) => reader.open(`/ru${path}`),
  'after a click into another language': async (reader, path) => {
    await reader.open('/authors')
    await reader.click(`/ru${path}`)
    await reader.sees(`/ru${path}`)
  },
  'on a line where each script is two seconds late': async ({ context, page }, path) => {
    await context.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue().catch(() => undefined)
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => Reflect.get(globalThis, '___navigate'))
  },
}

for (const { name, path, touch, expectAnswer } of islands)
  for (const [situation, come] of Object.entries(situations))
    test(`${name} lives ${situation}`, async ({ reader }) => {
      await come(reader, path)
      await touch(reader.page)
      await expectAnswer(reader.page)
    })

test('each of several touches before an island lives acts once', async ({ reader }) => {
  const { page } = reader
  const scripts = Promise.withResolvers<undefined>()
  await reader.context.route(/\/assets\/(island|renderer)[^/]*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await reader.open('/tables')
  for (let presses = 0; presses < 3; presses += 1) await counter(page).click()
  await expect(counter(page)).toHaveText('Count 3')
  scripts.resolve(undefined)
  await expect(counter(page)).toHaveText('Count 6')
  await counter(page).click()
  await expect(counter(page)).toHaveText('Count 7')
})

test('an island whose script is gone stays as the document says, and the next touch tries again', async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables')
  await reader.context.route(/\/assets\/island---Counter/, (route) => route.fulfill({ status: 404 }))
  const gone = page.waitForResponse(/island---Counter/)
  await counter(page).click()
  await gone
  await expect(counter(page)).toHaveText('Count 3')
  await reader.context.unroute(/\/assets\/island---Counter/)
  await reader.watch.quiet()
  await counter(page).click()
  await expect(counter(page)).toHaveText('Count 4')
})

test('an island asks for its own scripts and React, and for nothing of the page around it', async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables')
  await page.waitForLoadState('networkidle')
  reader.watch.recount()
  await counter(page).click()
  await expect(counter(page)).toHaveText('Count 4')
  const scripts = reader.watch.requests.map(({ path }) => /^\/assets\/(.*)-.{8}\.js$/.exec(path)?.[1])
  expect(new Set(scripts.filter(Boolean))).toEqual(new Set(['island---Counter', 'islands', 'messages---en', 'renderer']))
  expect(reader.watch.count('/assets/chunks-')).toBe(1)
})

for (const [where, come] of Object.entries(situations).slice(0, 2)) {
  test(`a handler that throws ${where} leaves the page as it is, and the error is reported`, async ({ reader }) => {
    const { page } = reader
    await come(reader, '/tables')
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect.poll(() => reader.watch.uncaught.splice(0)).toEqual(['Broken in a handler'])
    await expect(page.getByRole('button', { name: 'Fail' })).toBeVisible()
    await counter(page).click()
    await expect(counter(page)).toHaveText('Count 4')
  })
}

test('an island that throws in an update becomes what the document said, and lives again at the next touch', async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables')
  await page.getByRole('button', { name: 'Break' }).click()
  await expect.poll(() => reader.watch.uncaught.splice(0)).toEqual(['Broken in an update'])
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect.poll(() => reader.watch.uncaught.splice(0)).toEqual(['Broken in a handler'])
})

test('an island that throws while it wakes stays as the document says', async ({ reader }) => {
  const { page } = reader
  await reader.open('/tables')
  await page.evaluate(() => Object.assign(globalThis, { breaks: true }))
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect.poll(() => reader.watch.uncaught.length).toBeGreaterThan(0)
  expect(new Set(reader.watch.uncaught.splice(0))).toEqual(new Set(['Broken while waking']))
  await expect(page.getByRole('button', { name: 'Fail' })).toBeVisible()
})

test('an island that throws in an update after a click gives way to the 500 page at the same address', async ({ reader }) => {
  const { page } = reader
  await reader.open('/authors')
  await reader.click('/tables')
  await page.getByRole('button', { name: 'Break' }).click()
  await reader.sees('/tables', '/500.html')
  expect(reader.watch.errors.splice(0).join()).toContain('Broken in an update')
})
