import type { Page } from '@playwright/test'
import { whenIdle } from './browse/whenIdle.ts'
import { bench, kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

const mains = (page: Page) => page.locator('main')

/** Opens a listing and presses the mouse on its link to an article, until that page is laid out. */
async function pressLink(page: Page): Promise<void> {
  await page.goto(bench.listing)
  await whenAlive(page)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.locator(`main a[href="${bench.path}"]`).first().hover()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('component---article')))
  await whenIdle(page)
  await expect(mains(page)).toHaveCount(1)
  await page.mouse.down()
  await expect(mains(page)).toHaveCount(2)
  expect(await height()).toBe(before)
}

test('pressing a link lays out its page hidden, and a press that does not become a click removes it', async ({ page }) => {
  await pressLink(page)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(mains(page).first()).toBeHidden()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await expect(mains(page)).toHaveCount(1)
  await expect(page).toHaveURL(bench.listing)
})

test('a click shows the page laid out on press, without adding elements or style sheets', async ({ page }) => {
  await pressLink(page)
  await expect(page.locator('main link')).toHaveCount(0)
  await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(1)
  await page.evaluate(() => {
    const added: string[] = []
    Object.assign(globalThis, { added })
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const { nodeName } of addedNodes) if (/MAIN|STYLE/.test(nodeName)) added.push(nodeName)
    })
    observer.observe(document, { subtree: true, childList: true })
  })
  await page.mouse.up()
  // The previous page stays in the document until this one is painted.
  await expect(mains(page)).toHaveCount(1)
  await expect(page.locator('h1')).toHaveText(/Bench/)
  await expect(page.locator('[data-later]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'added') as unknown)).toEqual([])
})

test('copying the whole page leaves out the page that is laid out on press', { tag: '@night' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await pressLink(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  const copied = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
  await expect.poll(copied).toContain('Custom Pieces')
  expect(await copied()).not.toContain('rel="author"')
})

test('pressing another mouse button lays out no page', { tag: '@night' }, async ({ page }) => {
  await page.goto(bench.listing)
  await whenAlive(page)
  await page.locator(`main a[href="${bench.path}"]`).first().hover()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('component---article')))
  await page.mouse.down({ button: 'right' })
  await whenIdle(page)
  await expect(mains(page)).toHaveCount(1)
})

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`the links in view on the home page at ${viewport.width}x${viewport.height} are prefetched`, { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(kinds.home)
    const inView = await page.locator('main a').evaluateAll((links) =>
      links
        .map((link) => ({ path: (link as HTMLAnchorElement).pathname, ...link.getBoundingClientRect().toJSON() }))
        .filter(({ top, width, path }) => top < innerHeight && width > 0 && path !== '/')
        .map(({ path }) => `/page-data${path}/page-data.json`),
    )
    expect(inView.length).toBeGreaterThan(0)
    await expect.poll(() => inView.filter((path) => !fetched.includes(path)), { timeout: 20_000 }).toEqual([])
  })
}
