import type { Page } from '@playwright/test'
import { expect } from './harness/test.ts'
import { scriptBody, scriptHost, test, worker } from './thirdPartyTest.ts'

test.describe.configure({ mode: 'serial' })

/** Opens the home page; `requested` gets the name of every script that the browser itself requests from its host. */
async function open(page: Page): Promise<{ readonly requested: string[] }> {
  const requested: string[] = []
  await page.context().route(`${scriptHost}/**`, (route) => {
    const name = /(\w+)\.js/.exec(route.request().url())?.[1] ?? ''
    requested.push(name)
    return route.fulfill({ contentType: 'text/javascript', body: scriptBody(name) })
  })
  await page.goto('/')
  return { requested }
}

const ran = (page: Page) => page.locator('html').getAttribute('data-ran')
const sorted = async (page: Page) => (await ran(page))?.split(' ').toSorted().join(' ')

test('third-party scripts run after hydration, when idle and in a worker, each once', async ({ page, network }) => {
  await page.addInitScript(() => {
    const createElement = document.createElement.bind(document)
    document.createElement = (name: string) => {
      if (name === 'script' && performance.getEntriesByName('hydrated').length === 0) throw new Error('A script before hydration')
      return createElement(name)
    }
  })
  const { requested } = await open(page)
  await expect.poll(() => sorted(page)).toBe('idle plain worker')
  expect(requested.toSorted()).toEqual(['idle', 'plain'])
  expect(network.asked.map(({ url }) => url.href)).toEqual([worker])
  const globals = await page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('ran_')))
  expect(globals.toSorted()).toEqual(['ran_idle', 'ran_plain'])
})

test('a forwarded call reaches the worker, both before and after it is ready', async ({ page }) => {
  await open(page)
  await page.waitForFunction(() => 'track' in globalThis)
  await page.evaluate(() => Reflect.get(globalThis, 'track')('early'))
  await expect(page.locator('html')).toHaveAttribute('data-tracked', 'early /')
  await page.evaluate(() => Reflect.get(globalThis, 'track')('late'))
  await expect(page.locator('html')).toHaveAttribute('data-tracked', 'late /')
})

test('no script runs again after two navigations, and the worker knows the current path', { tag: '@night' }, async ({ page }) => {
  const { requested } = await open(page)
  await expect.poll(() => sorted(page)).toBe('idle plain worker')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  for (const path of ['/terms', '/']) {
    await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path)
    await expect(page).toHaveURL(path)
    await page.evaluate(() => Reflect.get(globalThis, 'track')('at'))
    await expect(page.locator('html')).toHaveAttribute('data-tracked', `at ${path}`)
    await expect.poll(() => sorted(page)).toBe('idle plain worker')
  }
  expect(documents).toEqual([])
  expect(requested.toSorted()).toEqual(['idle', 'plain'])
})

test('worker scripts run on the main thread if the worker does not respond within 10 s', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    globalThis.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker
  })
  const { requested } = await open(page)
  await expect(page.locator('iframe[src^="/~partytown/"]')).toBeAttached()
  await page.clock.runFor(9000)
  expect(requested).not.toContain('worker')
  await page.clock.runFor(1100)
  await expect.poll(() => sorted(page)).toBe('idle plain worker')
  expect(requested.toSorted()).toEqual(['idle', 'plain', 'worker'])
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => 'track' in globalThis)).toBe(false)
})

test('worker scripts run on the main thread if Partytown cannot be loaded', { tag: '@night' }, async ({ page }) => {
  await page.clock.install()
  await page.context().route('**/~partytown/**', () => undefined)
  const { requested } = await open(page)
  await expect.poll(() => requested.toSorted().join()).toBe('idle,plain')
  await page.clock.runFor(10_100)
  await expect.poll(() => sorted(page)).toBe('idle plain worker')
  expect(await page.evaluate(() => 'ran_worker' in globalThis)).toBe(true)
})

test('a script that the proxy cannot fetch runs on the main thread', { tag: '@night' }, async ({ page }) => {
  await page.context().route('**/__third-party-proxy**', (route) => route.fulfill({ status: 502, body: '' }))
  await open(page)
  await expect.poll(() => sorted(page)).toBe('idle plain worker')
  expect(await page.evaluate(() => 'ran_worker' in globalThis)).toBe(true)
})

test('a script in whose place the proxy sends a page runs on the main thread, once', { tag: '@night' }, async ({ page }) => {
  await page.context().route('**/__third-party-proxy**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not found</p>' }))
  await open(page)
  await expect.poll(() => sorted(page)).toBe('idle plain worker')
  expect(await page.evaluate(() => (globalThis as { ran_worker?: number }).ran_worker)).toBe(1)
})

test('without service workers, worker scripts run on the main thread at once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const { requested } = await open(page)
  await expect.poll(() => requested.toSorted().join()).toBe('idle,plain,worker')
})
