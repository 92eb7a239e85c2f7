import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { follow } from './browse/follow.ts'
import type { TestSite } from './harness/openSite.ts'
import {
  article,
  builtWorker,
  document,
  forgetHttpCache,
  json,
  keptPaths,
  openControlled,
  script,
  soon,
  untilKept,
  test,
} from './workerTest.ts'
import { whenAlive } from './harness/whenAlive.ts'

test('a page opened under the worker is available without a server, whatever its query', async ({ page, site }) => {
  await openControlled(page, article)
  await page.goto(`${article}?utm_source=letter`)
  await site.stop()
  await page.goto(`${article}?utm_source=other#content`)
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  await whenAlive(page)
  expect((await keptPaths(page)).filter((path) => path === article)).toHaveLength(1)
})

test('the first page ever opened is available offline, including pictures and scripts', async ({ page, context }) => {
  await page.goto(article)
  await whenAlive(page)
  await untilKept(page, article)
  await forgetHttpCache(page)
  await soon(async () => (await keptPaths(page)).some((path) => path.startsWith('/assets/pictures/'))).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  await whenAlive(page)
  await soon(() =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
})

test('pages that were opened before the worker was active are available offline', { tag: '@night' }, async ({ page, context, site }) => {
  const active = Promise.withResolvers<undefined>()
  const worker = script(builtWorker(site))
  site.routes.set('/sw.js', (request, response) => void active.promise.then(() => worker(request, response)))
  await page.goto(article)
  await whenAlive(page)
  await follow(page, '/terms')
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  const other = await context.newPage()
  // A busy device: the worker claims this page before its runtime starts.
  await other.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: (work: () => void) => addEventListener('start', work) }))
  await other.goto('/chairs')
  active.resolve(undefined)
  await other.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await other.evaluate(() => dispatchEvent(new Event('start')))
  for (const path of [article, '/terms', '/chairs']) await untilKept(other, path)
})

test('a page reached by a click is available offline, by a click and directly', async ({ page, context }) => {
  await openControlled(page, article)
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed') as unknown)).toBe(true)
  await untilKept(page, '/terms')
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  await whenAlive(page)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
})

test('an address that begins with two slashes is not requested from another host', { tag: '@night' }, async ({ page, context, site }) => {
  const asked: string[] = []
  context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await openControlled(page, article)
  await follow(page, `${site.url}//elsewhere`)
  await expect(page).toHaveURL(/elsewhere$/)
  // The runtime checks whether there is a document, and the worker fetches it to cache it.
  await soon(() => asked.filter((request) => /[^:]\/\/elsewhere$/.test(request)).toSorted()).toEqual([
    `GET ${site.url}//elsewhere`,
    `HEAD ${site.url}//elsewhere`,
  ])
  expect(asked.filter((request) => !request.includes(` ${site.url}/`))).toEqual([])
})

test(
  'a click offline loads a page that was opened directly, and stays on the page if the target is not cached',
  { tag: '@night' },
  async ({ page, context }) => {
    await openControlled(page, '/terms')
    await openControlled(page, article)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
    await expect(page.locator('h1')).toHaveText('Terms of Use')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.locator('h1')).toHaveText('Terms of Use')
    await expect(page).toHaveURL('/terms')
  },
)

test(
  'a click offline stays on the page if only data of another build is cached for the target',
  { tag: '@night' },
  async ({ page, context, site }) => {
    await openControlled(page, article)
    // Loads the router.
    await follow(page, '/chairs')
    await expect(page.locator('h1')).toHaveText('Chairs')
    const data = readFileSync(join(site.out, 'page-data/terms/page-data.json'), 'utf8').replace(
      /("webpackCompilationHash":")[^"]*/,
      '$1other',
    )
    site.routes.set('/page-data/terms/page-data.json', json(data))
    await page.evaluate(() => fetch('/page-data/terms/page-data.json'))
    await soon(() => keptPaths(page)).toContain('/page-data/terms/page-data.json')
    await context.setOffline(true)
    await follow(page, '/terms')
    await expect(page.locator('#route-status')).toContainText('offline')
    await expect(page.locator('h1')).toHaveText('Chairs')
    await expect(page).toHaveURL('/chairs')
  },
)

test('two quick Backs offline lead to a cached page, past one that is not cached', { tag: '@night' }, async ({ page, context }) => {
  await openControlled(page, '/')
  for (const [path, heading] of [
    ['/chairs', 'Chairs'],
    ['/terms', 'Terms of Use'],
  ] as const) {
    await page.evaluate((href) => Reflect.get(globalThis, 'navigate')(href) as undefined, path)
    await expect(page.locator('h1')).toHaveText(heading)
    await untilKept(page, path)
  }
  await page.reload()
  await whenAlive(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/chairs')
  })
  await context.setOffline(true)
  await page.evaluate(() => {
    history.back()
    setTimeout(() => history.back(), 5)
  })
  await expect(page.locator('h1')).toHaveText('Full House')
  await expect(page).toHaveURL('/')
})

test('after a worker update the next click loads its document', { tag: '@night' }, async ({ page, site }) => {
  await openControlled(page, article)
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  site.routes.set('/sw.js', script(`${builtWorker(site)}\n// Another one.`))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await soon(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing)).toBeNull()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed') as unknown)).toBeUndefined()
})

test('a page that was never opened shows the offline page of its language, at its own address', async ({ page, context }) => {
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

test('the offline page retries the page, and Back does not return to it', { tag: '@night' }, async ({ page, context }) => {
  await openControlled(page, '/')
  await context.setOffline(true)
  await page.goto('/chairs')
  await whenAlive(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.locator('h1')).toHaveText('Chairs')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click()
  await expect(page.locator('h1')).toHaveText('Terms of Use')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Chairs')
})

test('hashed files come from the cache, documents and data from the network', async ({ page, site }) => {
  await openControlled(page, article)
  for (const path of await keptPaths(page)) if (path.startsWith('/assets/')) site.routes.set(path, document('<h1>Broken</h1>', 500))
  await forgetHttpCache(page)
  site.routes.set('/page-data/terms/page-data.json', script('{"path":"/new"}'))
  await page.goto(article)
  await whenAlive(page)
  expect(await page.evaluate(async () => (await fetch('/page-data/terms/page-data.json')).text())).toContain('/new')
  site.routes.set(article, document('<h1>Today’s</h1>'))
  await page.goto(article)
  await expect(page.locator('h1')).toHaveText('Today’s')
})

test('a new worker takes over, and keeps the files of the previous build and the caches of others', async ({ page, site }) => {
  await openControlled(page, article)
  await page.evaluate(() => Promise.all(['roomwright-files-older', 'elsewhere'].map((name) => caches.open(name))))
  const build = (name: string) => script(builtWorker(site).replace(/"build":"[^"]+"/, `"build":"${name}"`))
  const update = async (name: string) => {
    site.routes.set('/sw.js', build(name))
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await soon(() => page.evaluate(() => caches.keys())).toContain(`roomwright-files-${name}`)
    // The browser merges two updates if the first is still in progress.
    await soon(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing)).toBeNull()
  }
  await update('second')
  await update('third')
  const names = () => page.evaluate(async () => (await caches.keys()).filter((name) => /files|elsewhere/.test(name)).sort())
  await soon(names).toEqual(['elsewhere', 'roomwright-files-second', 'roomwright-files-third'])
  await site.stop()
  await page.goto(article)
  await expect(page.locator('h1')).toHaveText('The Windsor Chair')
  await whenAlive(page)
})

test('a build without a worker removes the existing worker and its caches', async ({ page, site, withoutWorker }) => {
  await openControlled(page, article)
  await site.start(withoutWorker)
  await page.goto(article)
  await soon(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await soon(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.goto('/terms')
  await whenAlive(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

/** Fails unless the worker's address answers with a script that is revalidated each time. */
async function expectRevalidated(request: APIRequestContext, { url }: TestSite): Promise<void> {
  const response = await request.get(`${url}/sw.js`)
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^text\/javascript/),
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: expect.any(String),
  })
}

test.describe('/sw.js', () => {
  test('is a script that is revalidated each time (withWorker)', async ({ request, site }) => {
    await site.start()
    await expectRevalidated(request, site)
  })

  test('is a script that is revalidated each time (withoutWorker)', { tag: '@night' }, async ({ request, site, withoutWorker }) => {
    await site.start(withoutWorker)
    await expectRevalidated(request, site)
  })
})
