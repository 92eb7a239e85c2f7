import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { field, options, search } from './browse/searchBox.ts'
import { test as workerTest, openControlled, untilKept } from './workerTest.ts'
import { reading } from './harness/Publication.ts'
import { whenAlive } from './harness/whenAlive.ts'

const settings = readFileSync('fixtures/sites/reading/site.config.ts', 'utf8').replace(
  "title: 'Oakfield',",
  "title: 'Oakfield',\n  base: '/blog',",
)
const article = '/blog/articles/oak-bench'

/** A publication below `/blog`; a link between its texts and a redirect are written without that prefix. */
const below = {
  ...reading,
  name: 'below',
  files: {
    'site.config.ts': settings,
    'redirects.yaml': '- { from: /old/:slug, to: /articles/:slug }\n',
    'public/robots.txt': 'User-agent: *\nAllow: /blog/\n',
    'articles/oak-bench/en.md':
      '---\ntitle: An oak bench\nslug: oak-bench\ndescription: A bench.\nauthor: Ada Holm\ndate: 2026-04-01\n---\n\nThe [terms](/terms) of a bench.[^1]\n\n[^1]: As [before](/articles/oak-bench).\n',
    'articles/oak-bench/tr.md':
      '---\ntitle: Meşe bank\nslug: mese-bank\ndescription: Bir bank.\nauthor: Ada Holm\ndate: 2026-04-01\n---\n\n[Koşullar](/tr/terms)\n',
  },
} as const

const test = workerTest.extend({ publication: below })

/** Marks the document, so that a reload can be detected. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'stayed') === true)

/** Records every path that the browser requests. */
function watchPaths(page: Page): string[] {
  const paths: string[] = []
  page.context().on('request', (request) => void paths.push(new URL(request.url()).pathname))
  return paths
}

test('every address on the site is within its base and exists', async ({ site }) => {
  const seen = new Set<string>()
  const outside: string[] = []
  const dead: string[] = []
  const queue = ['/blog/']
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    if (answer.status !== 200) dead.push(`${path} ${answer.status}`)
    const type = answer.headers.get('content-type') ?? ''
    if (!/html|css|xml|json/.test(type)) continue
    for (const address of addressesIn(await answer.text())) {
      const { origin, pathname } = new URL(address, site.url + path)
      if (origin !== site.url && origin !== 'https://oakfield.example') continue
      if (!pathname.startsWith('/blog/')) outside.push(`${address} in ${path}`)
      else queue.push(pathname)
    }
  }
  expect(outside).toEqual([])
  expect(dead).toEqual([])
  expect([...seen].filter((path) => path.startsWith('/blog/articles/')).length).toBeGreaterThan(5)
  expect([...seen].filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0)
})

/** Returns the addresses in a document, a style sheet, a feed, a sitemap or the web manifest. */
function addressesIn(text: string): readonly string[] {
  const attributes = [...text.matchAll(/\s(?:href|src|action|content)="([^"]*)"/g)].map(([, value = '']) => value)
  const sets = [...text.matchAll(/\ssrcset="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(', ').map((one) => one.split(' ')[0] ?? ''),
  )
  const sheets = [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, value = '']) => value)
  const elements = [...text.matchAll(/<(?:loc|link|id|image:loc)>(https:[^<]*)/g)].map(([, value = '']) => value)
  const members = [...text.matchAll(/"(?:src|start_url|url|item|home_page_url|feed_url|app|chunks|worker)":"([^"]*)"/g)].map(
    ([, value = '']) => value,
  )
  return [...attributes, ...sets, ...sheets, ...elements, ...members]
    .map((address) => address.replaceAll('&amp;', '&'))
    .filter((address) => /^(?:\/|https?:)/.test(address))
}

test('the root of the host redirects to the site, and other paths outside the base are 404', async ({ site }) => {
  const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })
  const answers = await Promise.all(['/', '/?a=1', '/blog', '/blog/', '/terms', '/blogger', '/blog/terms/', '/blog/old/oak-bench'].map(get))
  expect(answers.map(({ status, headers }) => `${status} ${headers.get('location') ?? ''}`.trim())).toEqual([
    '302 /blog/',
    '302 /blog/?a=1',
    '301 /blog/',
    '200',
    '404',
    '404',
    '301 /blog/terms',
    '301 /blog/articles/oak-bench',
  ])
})

test('links, Back and the language menu stay in one document and request nothing outside the base', async ({ page }) => {
  const paths = watchPaths(page)
  await page.goto(article)
  await whenAlive(page)
  await mark(page)
  await page.locator('main').getByRole('link', { name: 'terms' }).first().click()
  await expect(page).toHaveURL('/blog/terms')
  await page.getByRole('banner').locator('a[href="/blog/"]').first().click()
  await expect(page).toHaveURL('/blog/')
  await expect(page.locator('h1')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/blog/terms')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('An oak bench')
  expect(await stayed(page)).toBe(true)
  await expect(page.locator('#languages a[hreflang=tr]')).toHaveAttribute('href', '/blog/tr/articles/mese-bank')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#languages a[hreflang=tr]')?.click())
  await expect(page.locator('h1')).toHaveText('Meşe bank')
  await expect(page).toHaveURL('/blog/tr/articles/mese-bank')
  expect(await stayed(page)).toBe(true)
  expect(paths.filter((path) => !path.startsWith('/blog/'))).toEqual([])
  expect(paths).toContain('/blog/page-data/terms/page-data.json')
})

test(
  'a missing page is shown in its language, directly and after a click; a path outside the base loads a document',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/blog/tr/yok')
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    const heading = (await page.locator('h1').textContent()) ?? ''
    await page.goto('/blog/tr')
    await whenAlive(page)
    await mark(page)
    await page.evaluate(() => Reflect.get(globalThis, 'navigate')('/blog/tr/yok') as undefined)
    await expect(page.locator('h1')).toHaveText(heading)
    expect(await stayed(page)).toBe(true)
    await page.evaluate(() => Reflect.get(globalThis, 'navigate')('/elsewhere') as undefined)
    await expect(page).toHaveURL('/elsewhere')
    expect(await stayed(page)).toBe(false)
  },
)

test('the search finds a story below the base', { tag: '@night' }, async ({ page }) => {
  await page.goto('/blog/')
  await search(page, 'oak bench')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))).toContain(article)
})

test('a story can be saved and is listed on the saved page', { tag: '@night' }, async ({ page }) => {
  await page.goto(article)
  const button = page.getByRole('button', { name: /^(Keep for later|Kept)$/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/blog/saved')
  await expect(page.locator('[data-saved] > li a')).toHaveAttribute('href', article)
})

test('offline, the worker serves cached pages and the offline page of the language, only below the base', async ({ page, context }) => {
  await openControlled(page, article)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(/\/blog\/$/)
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('/blog/')))).toEqual([])
  await page.getByRole('banner').locator('a[href="/blog/"]').first().click()
  await expect(page).toHaveURL('/blog/')
  await untilKept(page, '/blog/')
  await context.setOffline(true)
  await page.goto(article)
  await expect(page.locator('h1')).toHaveText('An oak bench')
  await page.goto('/blog/')
  await whenAlive(page)
  await page.goto('/blog/tr/terms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.locator('h1')).toHaveText('Bu sayfa için internet gerekiyor')
  await expect(page.goto('/blogger')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})
