import type { Page } from '@playwright/test'
import { expect, test } from './quietPage.ts'

const bench = '/articles/hallway-bench-in-a-weekend'
const listing = '/diy-furniture-projects/custom-furniture-creation'
const mains = (page: Page) => page.locator('main')

/** Opens a listing and rests the mouse on its link to an article, until that lies behind the listing. */
async function restOnLink(page: Page): Promise<void> {
  await page.goto(listing)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.locator(`main a[href="${bench}"]`).first().hover()
  await expect(mains(page)).toHaveCount(2)
  expect(await height()).toBe(before)
}

test('a page under the mouse is laid out where nobody meets it, and goes when the mouse goes', async ({ page }) => {
  await restOnLink(page)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(mains(page).last()).toBeHidden()
  await page.mouse.move(0, 0)
  await expect(mains(page)).toHaveCount(1)
})

test('who copies all of the page copies nothing of the one under the mouse', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await restOnLink(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  const copied = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
  await expect.poll(copied).toContain('Custom Furniture Creation')
  await expect(mains(page)).toHaveCount(2)
  await expect(mains(page).last().locator('[rel=author]')).toHaveCount(1)
  expect(await copied()).not.toContain('rel="author"')
})

test('it is the page that a click shows, where it lies and with the style sheets that are there', async ({ page }) => {
  await restOnLink(page)
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
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.locator('h1')).toHaveText(/Bench/)
  await expect(page.locator('[data-later]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'added') as unknown)).toEqual([])
  await expect(mains(page)).toHaveCount(1)
})

test('it stays while a page that the mouse has only passed by arrives late', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const late = '**/page-data/diy-furniture-projects/page-data.json'
  await page.route(late, async (route) => {
    await held
    await route.continue()
  })
  // So high that nothing has to be scrolled.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto(listing)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  const passed = page.waitForRequest(late)
  await page.locator('main a[href="/diy-furniture-projects"]').first().hover()
  await passed
  await page.locator(`main a[href="${bench}"]`).first().hover()
  await expect(mains(page)).toHaveCount(2)
  const answer = page.waitForResponse(late)
  release()
  await (await answer).finished()
  await page.waitForTimeout(300)
  await expect(mains(page)).toHaveCount(2)
})

test('a link that slips under a mouse at rest has nothing laid out', async ({ page }) => {
  await page.goto(listing)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.mouse.move(100, 300)
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.style.cssText = 'position:fixed;inset:0;z-index:9'
    document.body.append(link)
  }, bench)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('component---article')))
  await page.waitForTimeout(500)
  await expect(mains(page)).toHaveCount(1)
  // The same mouse, once it moves by itself away and back.
  await page.evaluate(() =>
    Object.assign(document.body.lastElementChild as HTMLElement, { style: 'position:fixed;inset:0 50% 0 0;z-index:9' }),
  )
  await page.mouse.move(1200, 300)
  await page.mouse.move(110, 310)
  await expect(mains(page)).toHaveCount(2)
})
