import type { Page, Route } from '@playwright/test'
import { holdTimers, runHeldTimers } from './browse/heldTimers.ts'
import { field, options, stories } from './browse/searchBox.ts'
import { kinds, wobbly } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

const index = '**/page-data/sq/d/*'
const failure = (page: Page) => page.locator('search > output')
const box = ['island---Search', 'islands', 'messages---en', 'renderer', 'search', 'stemmer---en']

// A service worker would load the scripts a second time.
test.use({ serviceWorkers: 'block' })

/** Holds requested scripts back until the test releases them all at once. */
async function holdScripts(page: Page) {
  const waiting = new Map<string, Route>()
  let isHeld = true
  await page.route(/\/assets\/(?!runtime-)[^/]*\.js$/, (route) => {
    if (!isHeld) return route.continue()
    waiting.set(
      route
        .request()
        .url()
        .replace(/.*\/(.*)-.{8}\.js$/, '$1'),
      route,
    )
  })
  const release = async () => {
    const routes = [...waiting.values()]
    waiting.clear()
    await Promise.all(routes.map((route) => route.continue()))
  }
  return {
    /** Waits until all of `names`, and no other script, have been requested. */
    asks: (names: readonly string[]) => expect.poll(() => [...waiting.keys()].toSorted()).toEqual(names),
    release,
    async end() {
      isHeld = false
      await release()
    },
  }
}

/** Records everything that the search box announces. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      const text = document.querySelector('search > output')?.textContent
      if (text) said.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[])
}

test('a query typed before the first script is answered after two rounds of scripts, without a message', async ({ page }) => {
  const said = await listen(page)
  const scripts = await holdScripts(page)
  await page.goto(kinds.terms)
  await field(page).click()
  await field(page).pressSequentially('wobbly')
  await scripts.asks(['app'])
  const titles = page.waitForResponse(index)
  await scripts.release()
  await scripts.asks(box)
  await titles
  await expect(field(page)).toHaveValue('wobbly')
  await scripts.release()
  await expect(stories(page)).toHaveCount(1)
  await expect(field(page)).toHaveValue('wobbly')
  await expect(field(page)).toBeFocused()
  expect(await said()).toEqual([])
})

test('a query in the address is answered after two rounds of scripts', { tag: '@night' }, async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(`${kinds.sitemap}?q=wobbly`)
  await scripts.asks(['app'])
  await scripts.release()
  await scripts.asks([...box, 'island---SearchList'].toSorted())
  await scripts.release()
  await expect(page.locator('h1')).toHaveText('1 story for “wobbly”')
  await expect(field(page)).toHaveValue('wobbly')
})

test('scripts that exceed the request time limit are waited for, without an error message', { tag: '@night' }, async ({ page }) => {
  const said = await listen(page)
  await holdTimers(page.context(), 8000)
  const scripts = await holdScripts(page)
  await page.goto(kinds.terms)
  await field(page).click()
  await field(page).pressSequentially('wobbly')
  await scripts.asks(['app'])
  const titles = page.waitForResponse(index)
  await scripts.release()
  await scripts.asks(box)
  await (await titles).finished()
  expect(await runHeldTimers(page)).toContain(8000)
  await scripts.release()
  await expect(stories(page)).toHaveCount(1)
  expect(await said()).toEqual([])
})

test('a query that was left before the search box is live opens no list', { tag: '@night' }, async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(`${kinds.sitemap}?q=chair`)
  await field(page).click()
  await field(page).pressSequentially('wobbly')
  await page.locator('h1').click()
  await scripts.end()
  await expect(page.locator('h1')).toHaveText(/^\d+ stories for “chair”$/)
  await expect(page.locator('search [role=presentation]').first()).toBeAttached()
  await expect(field(page)).toHaveValue('wobbly')
  await expect(options(page)).toHaveCount(0)
  await field(page).click()
  await expect(stories(page)).toHaveCount(1)
})

test('Enter leads to the list at once before the search box is live, and only once', async ({ page }) => {
  await page.goto(kinds.terms)
  await whenAlive(page)
  const scripts = await holdScripts(page)
  await field(page).click()
  await field(page).pressSequentially('wobbly')
  await page.evaluate(() => {
    const addresses: string[] = []
    Object.assign(globalThis, { addresses })
    navigation.addEventListener('navigate', ({ destination }) => addresses.push(destination.url))
  })
  // Resolves once the page is shown.
  const pressed = field(page).press('Enter')
  await scripts.asks([...box, 'router'].toSorted())
  await scripts.end()
  await pressed
  await expect(page).toHaveURL(/\/sitemap\?q=wobbly$/)
  await expect(page.locator('h1')).toHaveText('1 story for “wobbly”')
  await expect(page.locator('main section li a:visible').first()).toHaveAttribute('href', wobbly)
  await expect(page.locator('[data-island=Search]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'addresses') as string[])).toHaveLength(1)
})

test.describe('if files cannot be loaded', () => {
  let page: Page
  test.beforeEach(async ({ browser, baseURL }) => {
    // A page whose console may report failures.
    page = await browser.newPage({ baseURL: baseURL ?? '' })
    await page.goto(kinds.terms)
    await whenAlive(page)
  })
  test.afterEach(() => page.close())

  test('the search box says that titles cannot be reached, and answers the query once they can', async () => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route(index, (route) => route.abort())
    await field(page).click()
    await field(page).pressSequentially('wobbly')
    await expect(failure(page)).toHaveText(/cannot be reached/)
    expect(logged.filter((text) => text === 'The result of this StaticQuery could not be fetched')).toHaveLength(1)
    await page.unroute(index)
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect(stories(page)).toHaveCount(1)
    await expect(failure(page)).toBeEmpty()
  })

  test('a failed touch is forgotten, and the next one works', { tag: '@night' }, async () => {
    const scripts = /\/assets\/(island|search|renderer|messages|stemmer)[^/]*\.js$/
    for (const address of [scripts, index]) await page.route(address, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/sq/'))
    await field(page).click()
    await failed
    await page.evaluate(() => new Promise((ready) => requestIdleCallback(ready, { timeout: 1000 })))
    for (const address of [scripts, index]) await page.unroute(address)
    await field(page).pressSequentially('wobbly')
    await expect(stories(page)).toHaveCount(1)
    await expect(failure(page)).toBeEmpty()
  })
})
