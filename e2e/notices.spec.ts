import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { expect, test } from './browse/test.ts'
import { StoppedClock } from './browse/StoppedClock.ts'
import { whenIdle } from './browse/whenIdle.ts'

const announcer = (page: Page) => page.locator('#route-announcer')
const progressBar = (page: Page) => page.getByRole('progressbar')

/** Holds the data of a page back until it is released. */
async function holdData(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>()
  await page.context().route(`**/page-data${path}/page-data.json`, async (route) => {
    await gate.promise
    // The runtime may have aborted it.
    await route.continue().catch(() => undefined)
  })
  return () => gate.resolve(undefined)
}

test('a page change is announced and its heading is focused', async ({ reader }) => {
  const { page } = reader
  await reader.open('/')
  await expect(announcer(page)).toHaveAttribute('aria-live', 'assertive')
  await expect(announcer(page)).toHaveText('')
  await reader.click('/chairs')
  await reader.sees('/chairs')
  await expect(announcer(page)).toHaveText('Navigated to Chairs')
  await expect(page.locator('h1')).toBeFocused()
  await reader.back()
  await reader.sees('/')
  await expect(announcer(page)).toHaveText(`Navigated to ${await page.locator('h1').innerText()}`, { useInnerText: true })
  await expect(page.locator('h1')).toBeFocused()
})

test('the announcement is in the language of the page', { tag: '@night' }, async ({ reader }) => {
  const { page } = reader
  const heard = new Set<string>()
  await reader.open('/')
  for (const path of ['/tr/chairs', '/ru/chairs', '/ko/chairs']) {
    await reader.click(path)
    await reader.sees(path)
    const heading = await page.locator('h1').innerText()
    await expect(announcer(page)).toContainText(heading)
    await expect(announcer(page)).not.toContainText('Navigated to')
    heard.add((await announcer(page).innerText()).replace(heading, ''))
  }
  expect(heard.size).toBe(3)
})

for (const [what, href] of sampleCases(
  [
    ['hash', '/terms#end'],
    ['query', '/terms?a=b'],
  ] as const,
  () => ['any change'],
)) {
  test(`a change of only the ${what} is not announced and does not move the focus`, { tag: '@night' }, async ({ reader }) => {
    await reader.open('/terms')
    await reader.click(href)
    await reader.sees(href, '/terms')
    await reader.watch.quiet()
    await expect(announcer(reader.page)).toHaveText('')
    await expect(reader.page.locator('h1')).not.toBeFocused()
    expect(reader.watch.documents).toBe(0)
  })
}

test('the 404 page is announced like any other', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  await reader.click('/no/such/page')
  await reader.sees('/no/such/page')
  const heading = await reader.page.locator('h1').innerText()
  await expect(announcer(reader.page)).toHaveText(`Navigated to ${heading}`)
  await expect(reader.page.locator('h1')).toBeFocused()
})

test.describe('while a page loads slowly', () => {
  test('a progress bar and a polite message appear after a second, and disappear once the page is shown', async ({ reader }) => {
    const { page } = reader
    const clock = await StoppedClock.of(reader)
    const letGo = await holdData(page, '/chairs')
    await clock.open('/')
    await reader.click('/chairs')
    await clock.pass(900)
    await expect(progressBar(page)).toHaveCount(0)
    expect(await reader.told()).toBe('')
    await clock.pass(200)
    await expect(progressBar(page)).toBeVisible()
    await expect.poll(() => reader.told()).not.toBe('')
    expect(await page.locator('[aria-live=assertive]:not(:empty), [role=alert]:not(:empty)').count()).toBe(0)
    await expect(page.locator('h1')).not.toHaveText('Chairs')
    letGo()
    await clock.pass(100)
    await reader.sees('/chairs')
    await clock.pass(2000)
    await expect(progressBar(page)).toHaveCount(0)
    expect(await reader.told()).toBe('Navigated to Chairs')
  })

  test('the progress bar disappears when the reader follows another link', { tag: '@night' }, async ({ reader }) => {
    const { page } = reader
    const clock = await StoppedClock.of(reader)
    const letGo = await holdData(page, '/chairs')
    await clock.open('/')
    await reader.click('/chairs')
    await clock.pass(1100)
    await expect(progressBar(page)).toBeVisible()
    await reader.click('/terms')
    await clock.pass(100)
    await reader.sees('/terms')
    await clock.pass(2000)
    await expect(progressBar(page)).toHaveCount(0)
    expect(await reader.told()).toMatch(/^Navigated to /)
    letGo()
  })

  test('the progress bar disappears when the reader goes back', { tag: '@night' }, async ({ reader }) => {
    const { page } = reader
    const clock = await StoppedClock.of(reader)
    const letGo = await holdData(page, '/chairs')
    await clock.open('/')
    await reader.click('/terms')
    await clock.pass(100)
    await reader.sees('/terms')
    await reader.click('/chairs')
    await clock.pass(1100)
    await expect(progressBar(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(() => history.back())
    await clock.pass(100)
    await expect(progressBar(page)).toHaveCount(0)
    letGo()
  })

  test('a fast page shows no progress bar', { tag: '@night' }, async ({ reader }) => {
    const { page } = reader
    const clock = await StoppedClock.of(reader)
    await clock.open('/')
    await reader.click('/chairs')
    await clock.pass(100)
    await reader.sees('/chairs')
    await clock.pass(5000)
    await expect(progressBar(page)).toHaveCount(0)
    expect(await reader.told()).toBe('Navigated to Chairs')
  })
})

test('a click offline stays on the page with a message, and works once the network is back', async ({ reader }) => {
  const { page, context } = reader
  await reader.open('/')
  const entries = await reader.entries()
  await context.setOffline(true)
  await reader.click('/terms')
  await expect.poll(() => reader.told(), { timeout: 15_000 }).not.toBe('')
  await expect(progressBar(page)).toHaveCount(0)
  await reader.sees('/')
  expect(await reader.entries()).toBe(entries)
  await context.setOffline(false)
  await reader.click('/terms')
  await reader.sees('/terms')
  expect(reader.watch.documents).toBe(0)
})

test('a click offline keeps the address and the scroll position', { tag: '@night' }, async ({ reader }) => {
  const { page, context } = reader
  await reader.open('/articles/ёлка')
  await reader.click('/articles/ёлка#лес')
  await expect(page).toHaveURL(/#/)
  const place = () => page.evaluate(() => [location.href, Math.round(scrollY)])
  await expect.poll(async () => (await place())[1]).toBeGreaterThan(500)
  const before = await place()
  await context.setOffline(true)
  await reader.click('/terms')
  await expect.poll(() => reader.told(), { timeout: 15_000 }).not.toBe('')
  await whenIdle(page)
  expect(await place()).toEqual(before)
})

test('Back works offline for a page in memory', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/')
  await reader.click('/terms')
  await reader.sees('/terms')
  await reader.click('/chairs')
  await reader.sees('/chairs')
  await reader.context.setOffline(true)
  await reader.back()
  await reader.sees('/terms')
  expect(reader.watch.documents).toBe(0)
})
