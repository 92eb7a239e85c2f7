import type { Page } from '@playwright/test'
import { expect, test } from './browse/test.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Waits for ten frames. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 10; count += 1) await new Promise(requestAnimationFrame)
  })

/** The distance from the top of the window to the last heading of the long article, in pixels. */
const lastHeading = (page: Page) =>
  page.evaluate(
    () => [...document.querySelectorAll('main h2')].find((heading) => heading.textContent?.startsWith('Лес'))?.getBoundingClientRect().top,
  )

test('a new page begins at its top, and Back and Forward restore the scroll position', async ({ reader }) => {
  const { page } = reader
  await reader.open('/articles/ёлка')
  await scrollTo(page, 1500)
  await reader.click('/chairs')
  await reader.sees('/chairs')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 100)
  await reader.back()
  await reader.sees('/articles/ёлка')
  await expect.poll(() => scrolled(page)).toBe(1500)
  await page.evaluate(() => history.forward())
  await reader.sees('/chairs')
  await expect.poll(() => scrolled(page)).toBe(100)
})

test('Back from the end of a long page leads to where a shorter one was left', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  await reader.open('/terms')
  await scrollTo(page, 60)
  await reader.click('/articles/ёлка')
  await reader.sees('/articles/ёлка')
  await page.keyboard.press('End')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500)
  await frames(page)
  await reader.back()
  await reader.sees('/terms')
  // The browser may move the window after the page has been painted.
  await frames(page)
  expect(await scrolled(page)).toBe(60)
})

test('a link to a fragment of another page scrolls to it', async ({ reader }) => {
  await reader.open('/')
  await reader.click('/articles/ёлка#лес')
  await reader.sees('/articles/ёлка#лес', '/articles/ёлка')
  await expect.poll(() => lastHeading(reader.page)).toBeLessThan(200)
  expect(await lastHeading(reader.page)).toBeGreaterThanOrEqual(-1)
})

test('a link to a missing fragment scrolls to the top', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/articles/ёлка')
  await scrollTo(reader.page, 1500)
  await reader.click('/chairs#nothing')
  await reader.sees('/chairs#nothing', '/chairs')
  await expect.poll(() => scrolled(reader.page)).toBe(0)
})

test('a link to a fragment of the current page scrolls without a request', async ({ reader }) => {
  await reader.open('/articles/ёлка')
  const entries = await reader.entries()
  await reader.click('#лес')
  await expect.poll(() => lastHeading(reader.page)).toBeLessThan(200)
  await reader.sees('/articles/ёлка#лес', '/articles/ёлка')
  expect(await reader.entries()).toBe(entries + 1)
  await reader.back()
  await expect.poll(() => scrolled(reader.page)).toBe(0)
  expect(reader.watch.documents).toBe(0)
  expect(reader.watch.count('/page-data/articles/ёлка/')).toBe(0)
})

test('a link to a fragment works on a page reached by a click', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  await reader.click('/articles/ёлка')
  await reader.sees('/articles/ёлка')
  await reader.click('#лес')
  await expect.poll(() => lastHeading(reader.page)).toBeLessThan(200)
  await reader.sees('/articles/ёлка#лес', '/articles/ёлка')
  expect(reader.watch.documents).toBe(0)
})
