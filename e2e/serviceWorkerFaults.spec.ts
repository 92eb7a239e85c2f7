import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import type { RouteHandler } from '../src/serve/request/createRequestHandler.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { follow } from './browse/follow.ts'
import { article, builtWorker, document, keptPaths, openControlled, script, soon, test, untilKept } from './workerTest.ts'
import { whenAlive } from './harness/whenAlive.ts'

test('server errors are passed on and not cached', async ({ page, site }) => {
  await openControlled(page, article)
  site.routes.set(article, document('<h1>Broken</h1>', 500))
  site.routes.set('/terms', document('<h1>Broken</h1>', 500))
  expect((await page.goto(article))?.status()).toBe(500)
  expect((await page.goto('/terms'))?.status()).toBe(500)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  expect((await page.goto('/chairs/'))?.url()).toBe(`${site.url}/chairs`)
  const kept = await keptPaths(page)
  expect(kept).toContain(article)
  expect(kept).not.toContain('/terms')
  expect(kept).not.toContain('/nowhere')
  await site.stop()
  await page.goto(article)
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
})

test('a server that does not respond is waited for only if the page is not cached', async ({ page, site }) => {
  await openControlled(page, article)
  const waiting: (() => void)[] = []
  const later: RouteHandler = (request, response) => void waiting.push(() => void document('<h1>At last</h1>')(request, response))
  site.routes.set(article, later)
  site.routes.set('/terms', later)
  await page.goto(article)
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  const going = page.goto('/terms')
  await soon(() => waiting.length).toBe(2)
  for (const answer of waiting) answer()
  await going
  await expect(page.locator('h1')).toHaveText('At last')
})

test('a cached page whose script is missing is replaced by the offline page', { tag: '@night' }, async ({ page, context }) => {
  await openControlled(page, article)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) if (url.includes('/assets/app-')) await cache.delete(url)
    }
  })
  await context.setOffline(true)
  await page.goto(article)
  await expect(page.locator('h1')).toHaveText('This page needs the network')
})

test('a host that redirects the offline pages to addresses without .html still gets the worker', async ({ page, context, site }) => {
  for (const folder of ['', '/tr', '/ru', '/ko']) {
    const html = readFileSync(join(site.out, folder, 'offline.html'), 'utf8')
    site.routes.set(`${folder}/offline.html`, (_request, response) => void response.writeHead(308, { location: `${folder}/offline` }).end())
    site.routes.set(`${folder}/offline`, document(html))
  }
  await openControlled(page, article)
  await context.setOffline(true)
  await page.goto('/tr/terms')
  await expect(page.locator('h1')).toHaveText('Bu sayfa için internet gerekiyor')
  await expect(page).toHaveURL('/tr/terms')
})

test(
  'a page reached by a click works offline on a host that redirects it to an address with a slash',
  { tag: '@night' },
  async ({ page, context, site }) => {
    const html = readFileSync(join(site.out, 'terms/index.html'), 'utf8')
    site.routes.set('/terms', (_request, response) => void response.writeHead(301, { location: '/terms/' }).end())
    site.routes.set('/terms/', document(html))
    await openControlled(page, article)
    await follow(page, '/terms')
    await expect(page.locator('h1')).toHaveText('Terms of Use')
    await untilKept(page, '/terms')
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('h1')).toHaveText('Terms of Use')
  },
)

test('on an insecure origin an error is logged and no worker is registered', async ({ site }) => {
  await site.start()
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    args: ['--no-sandbox', '--host-resolver-rules=MAP magazine.test 127.0.0.1'],
  })
  const page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && !/Cross-Origin-Opener/.test(message.text()) && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(site.url.replace('localhost', 'magazine.test'))
  await whenAlive(page)
  await soon(() => errors).toEqual([expect.stringContaining('secure connection or localhost')])
  await browser.close()
})

for (const [fault, spoil] of sampleCases(
  [
    ['are missing', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
    [
      'throw',
      () =>
        Object.defineProperty(Navigator.prototype, 'serviceWorker', {
          get: () => {
            throw new DOMException('no', 'SecurityError')
          },
        }),
    ],
    ['cannot be registered', () => (ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('no')))],
    ['are registered to nothing', () => (ServiceWorkerContainer.prototype.register = () => Promise.resolve(undefined as never))],
  ] as const,
  () => ['any fault'],
)) {
  test(`if service workers ${fault}, the page works without messages`, async ({ page }) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    await page.addInitScript(spoil)
    await page.goto(article)
    await whenAlive(page)
    await page.goto('/')
    await whenAlive(page)
    expect(noise).toEqual([])
  })
}

test('full or forbidden storage does not break a response', async ({ page, site }) => {
  const spoilt = `const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    self.addEventListener('activate', () => { Cache.prototype.put = refuse; CacheStorage.prototype.match = refuse; CacheStorage.prototype.open = refuse })\n`
  site.routes.set('/sw.js', script(spoilt + builtWorker(site)))
  await page.goto(article)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const noise: string[] = []
  page.on('console', (message) => noise.push(message.text()))
  await page.goto(article)
  await whenAlive(page)
  await page.goto('/tr/terms')
  await expect(page.locator('h1')).toHaveText('Kullanım koşulları')
  expect(noise).toEqual([])
})
