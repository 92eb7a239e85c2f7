import { type BrowserContext, type Page, chromium, expect, test as base } from '@playwright/test'
import type { RouteHandler } from '../src/serve/createRequestHandler.ts'
import { type WorkerSite, makeWorkerSite } from './workerSite.ts'

/** A page of a browser in which service workers are allowed; every uncaught exception fails its test. */
const test = base.extend<{ context: BrowserContext; page: Page }>({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: site.url })
    const uncaught: string[] = []
    context.on('weberror', (error) => uncaught.push(error.error().message))
    await use(context)
    await context.close()
    expect(uncaught).toEqual([])
  },
})
test.describe.configure({ mode: 'default' })

/** What is true within milliseconds is not waited for by the second. */
const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { intervals: [40] })

let site: WorkerSite
const article = '/articles/windsor-chair'

test.beforeAll(async () => {
  site = await makeWorkerSite()
})
test.afterEach(async () => {
  site.routes.clear()
  await site.start()
})
test.afterAll(() => site.remove())

const script =
  (text: string): RouteHandler =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(text)

const failing: RouteHandler = (_request, response) =>
  void response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Broken</h1>')

const hydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

/** The paths that the browser keeps, of all caches. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    )
    return (await Promise.all(caching)).flat()
  })

/** Waits until a page's document is kept with all that it needs to start. */
async function untilKept(page: Page, path: string): Promise<void> {
  await soon(async () => {
    const kept = await keptPaths(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    return [path, ...loaded.filter((file) => file.startsWith('/assets/'))].filter((file) => !kept.includes(file))
  }).toEqual([])
}

/** Opens a page with the worker in control. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto(path)
  await hydrated(page)
  await untilKept(page, path)
}

test('a page opened with the worker is there without a server, whatever its query', async ({ page }) => {
  await openControlled(page, article)
  await page.goto(`${article}?utm_source=letter`)
  await site.stop()
  await page.goto(`${article}?utm_source=other#content`)
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  await hydrated(page)
  expect((await keptPaths(page)).filter((path) => path === article)).toHaveLength(1)
})

test('the very first page is there without a network, pictures and scripts included', async ({ page, context }) => {
  await page.goto(article)
  await hydrated(page)
  await untilKept(page, article)
  await soon(async () => (await keptPaths(page)).some((path) => path.startsWith('/assets/pictures/'))).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  await hydrated(page)
  await soon(() =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
})

test('a page reached by a click is there without a network, by a click and by its address', async ({ page, context }) => {
  await openControlled(page, article)
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed') as unknown)).toBe(true)
  await untilKept(page, '/terms')
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  await hydrated(page)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
})

test('without a network, a click on a page that was opened by its address loads that document', async ({ page, context }) => {
  await openControlled(page, '/terms')
  await openControlled(page, article)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  await expect(page).toHaveURL('/terms')
})

test('after an update the next click loads its document', async ({ page }) => {
  await openControlled(page, article)
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  site.routes.set('/sw.js', script(`${site.script}\n// Another one.`))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await soon(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing)).toBeNull()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed') as unknown)).toBeUndefined()
})

test('a page that was never opened gives the offline page of its language, at its own address', async ({ page, context }) => {
  await openControlled(page, '/')
  await context.setOffline(true)
  for (const [path, language, heading] of [
    ['/chairs', 'en', 'This page needs the network'],
    ['/tr/terms', 'tr', 'Bu sayfa için internet gerekiyor'],
    ['/ru', 'ru', 'Для этой страницы нужна сеть'],
    ['/ko/no/such/page', 'ko', '이 페이지를 보려면 네트워크가 필요합니다'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveURL(path)
  }
  await context.setOffline(false)
  await page.goto('/tr/terms')
  await expect(page.locator('h1')).toHaveText('Kullanım koşulları')
})

test('the offline page asks for the page again', async ({ page, context }) => {
  await openControlled(page, '/')
  await context.setOffline(true)
  await page.goto('/chairs')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('h1')).toHaveText('Chairs')
})

test('hashed files come from the cache, documents and data from the network', async ({ page }) => {
  await openControlled(page, article)
  for (const path of await keptPaths(page)) if (path.startsWith('/assets/')) site.routes.set(path, failing)
  site.routes.set('/page-data/terms/page-data.json', script('{"path":"/new"}'))
  await page.goto(article)
  await hydrated(page)
  expect(await page.evaluate(async () => (await fetch('/page-data/terms/page-data.json')).text())).toContain('/new')
  site.routes.set(
    article,
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Today’s</h1>'),
  )
  await page.goto(article)
  await expect(page.locator('h1')).toHaveText('Today’s')
})

test('errors of the server are passed on, and not kept', async ({ page }) => {
  await openControlled(page, article)
  site.routes.set(article, failing)
  site.routes.set('/terms', failing)
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

test('a server that does not answer is waited for only while there is nothing kept', async ({ page }) => {
  await openControlled(page, article)
  const waiting: (() => void)[] = []
  const later: RouteHandler = (_request, response) =>
    void waiting.push(() => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>At last</h1>'))
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

test('a page whose script is gone is not shown', async ({ page, context }) => {
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

test('a new worker takes over, and leaves the files of the build before it alone', async ({ page }) => {
  await openControlled(page, article)
  await page.evaluate(() => Promise.all(['roomwright-files-older', 'elsewhere'].map((name) => caches.open(name))))
  const build = (name: string) => script(site.script.replace(/"build":"[^"]+"/, `"build":"${name}"`))
  const update = async (name: string) => {
    site.routes.set('/sw.js', build(name))
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await soon(() => page.evaluate(() => caches.keys())).toContain(`roomwright-files-${name}`)
    // The browser takes two updates for one while the first is still going on.
    await soon(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing)).toBeNull()
  }
  await update('second')
  await update('third')
  const names = () => page.evaluate(async () => (await caches.keys()).filter((name) => /files|elsewhere/.test(name)).sort())
  await soon(names).toEqual(['elsewhere', 'roomwright-files-second', 'roomwright-files-third'])
  await site.stop()
  await page.goto(article)
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  await hydrated(page)
})

test('a build without a worker ends the one that is there, and what it kept', async ({ page }) => {
  await openControlled(page, article)
  await site.start('withoutWorker')
  await page.goto(article)
  await soon(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await soon(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.goto('/terms')
  await hydrated(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test.describe('/sw.js', () => {
  for (const build of ['withWorker', 'withoutWorker'] as const) {
    test(`is a script that is asked for each time (${build})`, async ({ request }) => {
      await site.start(build)
      const response = await request.get(`${site.url}/sw.js`)
      expect(response.status()).toBe(200)
      expect(response.headers()).toMatchObject({
        'content-type': expect.stringMatching(/^text\/javascript/),
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: expect.any(String),
      })
    })
  }
})

test('on an insecure origin an error is logged and nothing is registered', async () => {
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    args: ['--no-sandbox', '--host-resolver-rules=MAP magazine.test 127.0.0.1'],
  })
  const page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && !/Cross-Origin-Opener/.test(message.text()) && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(site.url.replace('localhost', 'magazine.test'))
  await hydrated(page)
  await soon(() => errors).toEqual([expect.stringContaining('secure connection or localhost')])
  await browser.close()
})

for (const [fault, spoil] of [
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
] as const) {
  test(`where service workers ${fault}, the page works in silence`, async ({ page }) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    await page.addInitScript(spoil)
    await page.goto(article)
    await hydrated(page)
    await page.goto('/')
    await hydrated(page)
    expect(noise).toEqual([])
  })
}

test('storage that is full or forbidden breaks no answer', async ({ page }) => {
  const spoilt = `const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    self.addEventListener('activate', () => { Cache.prototype.put = refuse; CacheStorage.prototype.match = refuse; CacheStorage.prototype.open = refuse })\n`
  site.routes.set('/sw.js', script(spoilt + site.script))
  await page.goto(article)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const noise: string[] = []
  page.on('console', (message) => noise.push(message.text()))
  await page.goto(article)
  await hydrated(page)
  await page.goto('/tr/terms')
  await expect(page.locator('h1')).toHaveText('Kullanım koşulları')
  expect(noise).toEqual([])
})
