import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { documentPaths, longestArticle, test } from './harness/magazinePages.ts'
import { expect } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as {
  articleHtml: number
  articleScript: number
  scriptUntouched: number
  scriptBeforeIdle: number
  face: number
}

const compressed = (out: string, file: string) => brotliCompressSync(readFileSync(join(out, file))).length

/** Whether a file is within a budget at the best compression; a fast compression is tried first. */
const fits = (out: string, file: string, budget: number) =>
  brotliCompressSync(readFileSync(join(out, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= budget ||
  compressed(out, file) <= budget

test('every article page is within its HTML budget, in every language', ({ site }) => {
  const articles = documentPaths(site.out).filter((path) => /^(\/..)?\/articles\//.test(path))
  for (const language of ['/articles/', '/tr/', '/ru/', '/ko/'])
    expect(
      articles.some((path) => path.startsWith(language)),
      language,
    ).toBe(true)
  expect(articles.filter((path) => !fits(site.out, `${path}/index.html`, budgets.articleHtml))).toEqual([])
})

test('the fonts of every page are within their size budget', ({ site }) => {
  const faces = readdirSync(join(site.out, 'assets')).filter((name) => /-latin-wght-normal-.*woff2$/.test(name))
  expect(faces).toHaveLength(2)
  for (const name of faces) expect(statSync(join(site.out, 'assets', name)).size, name).toBeLessThanOrEqual(budgets.face)
})

for (const [moment, budget] of [
  ['before it is idle', budgets.scriptBeforeIdle],
  ['while nobody reads it', budgets.scriptUntouched],
  ['once somebody reads it', budgets.articleScript],
] as const) {
  test(`an article page is within its script budget ${moment}`, async ({ page, site }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname)
    })
    if (budget === budgets.scriptBeforeIdle) await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
    await page.goto(longestArticle(site.out), { waitUntil: 'networkidle' })
    if (budget !== budgets.scriptBeforeIdle) await whenAlive(page)
    if (budget === budgets.articleScript) {
      const renderer = page.waitForResponse(/renderer-/)
      await page.mouse.wheel(0, 400)
      await renderer
    }
    const bytes = [...scripts].reduce((sum, path) => sum + compressed(site.out, path), 0)
    expect(scripts.size).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budget)
  })
}

test('the first click loads only the router, the component of the page and its messages', async ({ page, site }) => {
  await page.goto(longestArticle(site.out))
  await whenAlive(page)
  const renderer = page.waitForResponse(/renderer-/)
  await page.mouse.wheel(0, 400)
  await renderer
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[rel=author]')?.click())
  await expect(page).toHaveURL(/\/authors\/[^/]+$/)
  await expect(page.locator('main')).toHaveCount(1)
  expect(scripts.map((path) => path.replace(/-.{8}\.js$/, '')).toSorted()).toEqual([
    '/assets/component---author',
    '/assets/messages---en',
    '/assets/router',
  ])
})

test('nothing but the document blocks the first paint', ({ site }) => {
  const html = readFileSync(join(site.out, longestArticle(site.out), 'index.html'), 'utf8')
  expect(html.slice(0, html.indexOf('data-body'))).not.toMatch(/<link[^>]+rel="?stylesheet/)
  expect(html.match(/<script(?![^>]*type="(module|application\/json)")[^>]+src=/g)).toBeNull()
})
