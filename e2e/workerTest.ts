import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import type { RouteHandler } from '../src/serve/request/createRequestHandler.ts'
import type { TestSite } from './harness/openSite.ts'
import { full } from './harness/Publication.ts'
import { test as base, whileBuilding } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

/** A test in whose browser service workers are allowed; every uncaught exception fails it. */
export const test = base.extend<{ context: BrowserContext; page: Page; readonly withoutWorker: string }>({
  publication: full,
  /** Another build of the site, without a service worker. */
  withoutWorker: [
    async ({ sites, publication }, use) => {
      const { out } = await sites.built({ ...publication, name: 'without-worker', options: ['--no-worker'] })
      await use(out)
    },
    whileBuilding,
  ],
  // Tests stop the server and break its answers, which the browser says on the console.
  page: async ({ context }, use) => use(await context.newPage()),
  context: async ({ browser, site }, use) => {
    await site.start()
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: site.url })
    const uncaught: string[] = []
    context.on('weberror', (error) => uncaught.push(error.error().message))
    await use(context)
    await context.close()
    site.routes.clear()
    expect(uncaught).toEqual([])
  },
})

/** The site's service worker as it was built. */
export const builtWorker = (site: TestSite) => readFileSync(join(site.out, 'sw.js'), 'utf8')

/** What is true within milliseconds is not waited for by the second. */
export const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { intervals: [40] })

export const article = '/articles/windsor-chair'

export const script =
  (text: string): RouteHandler =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(text)

export const json =
  (text: string): RouteHandler =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(text)

export const document =
  (html: string, status = 200): RouteHandler =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)

/** The paths that the browser keeps, of all caches. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    )
    return (await Promise.all(caching)).flat()
  })

/** Waits until a page's document is kept with all that the page has loaded. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await soon(async () => {
    const kept = await keptPaths(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    return [path, ...loaded.filter((file) => file.startsWith('/assets/'))].filter((file) => !kept.includes(file))
  }).toEqual([])
}

/** Empties the browser's own cache, which else would answer for the worker. */
export async function forgetHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Opens a page with the worker in control. */
export async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto(path)
  await whenAlive(page)
  await untilKept(page, path)
}
