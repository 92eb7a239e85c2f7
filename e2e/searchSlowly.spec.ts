import type { Page, Route } from '@playwright/test'
import { holdTimers, runHeldTimers } from './browse/heldTimers.ts'
import { comesToLife, field, options, stories } from './browse/searchBox.ts'
import { kinds, wobbly } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'

const index = '**/page-data/sq/d/*'
const failure = (page: Page) => page.locator('search > output')
const box = ['island---Search', 'islands', 'messages---en', 'renderer', 'search', 'stemmer---en']

// A worker would load the scripts a second time.
test.use({ serviceWorkers: 'block' })

/** A line on which the scripts that have been asked for come all at once, when a test lets them. */
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
    /** Waits until all of `names`, and no other script, have been asked for. */
    asks: (names: readonly string[]) => expect.poll(() => [...waiting.keys()].toSorted()).toEqual(names),
    release,
    async end() {
      isHeld = false
      await release()
    },
  }
}

/** All that the search box has said, from the beginning. */
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

test('what was typed before the first script is found after two rounds of scripts, and nothing else is said', async ({ page }) => {
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

test('what an address asks for is listed after two rounds of scripts', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(`${kinds.sitemap}?q=wobbly`)
  await scripts.asks(['app'])
  await scripts.release()
  await scripts.asks([...box, 'island---SearchList'].toSorted())
  await scripts.release()
  await expect(page.locator('h1')).toHaveText('1 story for “wobbly”')
  await expect(field(page)).toHaveValue('wobbly')
})

test('scripts that are later than the limit of a request are waited for, and nothing is said of a search that cannot be reached', async ({
  page,
}) => {
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

test('a text that was left before the box lived opens no list', async ({ page }) => {
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

test('Enter leads to the list at once while the box sleeps, and only once', async ({ page }) => {
  await page.goto(kinds.terms)
  await comesToLife(page)
  const scripts = await holdScripts(page)
  await field(page).click()
  await field(page).pressSequentially('wobbly')
  await page.evaluate(() => {
    const addresses: string[] = []
    Object.assign(globalThis, { addresses })
    navigation.addEventListener('navigate', ({ destination }) => addresses.push(destination.url))
  })
  // It resolves when the page has come.
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

test.describe('without the network', () => {
  let page: Page
  test.beforeEach(async ({ browser, baseURL }) => {
    // Its console may say what fails.
    page = await browser.newPage({ baseURL: baseURL ?? '' })
    await page.goto(kinds.terms)
    await comesToLife(page)
  })
  test.afterEach(() => page.close())

  test('the box says that its titles cannot be reached, and finds what was typed when the network is back', async () => {
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

  test('a touch that came to nothing is forgotten: the next one finds', async () => {
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
