import type { Browser, Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

/** An entry of `layout-shift`, which TypeScript’s own types lack. */
interface Shift {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** What holds for every page. */
const checks: Readonly<
  Record<string, (given: { readonly page: Page; readonly browser: Browser; readonly path: string }) => Promise<void>>
> = {
  async 'reads without scripts'({ browser, path }) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await expect(page.getByPlaceholder('Search')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Sitemap')
    await context.close()
  },
  async 'hydrates silently and leaves the page as it was'({ page, path }) {
    await page.goto(path)
    // What only works with scripts is in the document too, but shown only with them.
    const before = await page.locator('#root').textContent()
    await whenAlive(page)
    expect(await page.locator('#root').textContent()).toBe(before)
  },
  async 'fits a phone without scrolling sideways'({ page, path }) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  },
  async 'does not shift while it loads'({ page, path }) {
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string[] }[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Shift[])
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 40)} ${[from, to].map((r) => [r.x, r.y, r.width, r.height].join(' ')).join(' to ')}`,
            ),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { promise: painted, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => painted.then(async () => route.continue()))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as { value: number; moved: string[] }[])
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0)
    // To three decimals, as browsers’ own tools report it, although the fonts arrive after the first paint: ends of words move by a pixel.
    expect(shifted.toFixed(3), shifts.flatMap(({ moved }) => moved).join('\n')).toBe('0.000')
  },
}

const matrix = Object.entries(kinds).flatMap(([kind, path]) => Object.entries(checks).map(([what, check]) => ({ kind, path, what, check })))

for (const { kind, path, what, check } of sampleCases(matrix, (found) => [found.kind, found.what]))
  test(`the ${kind} page ${what}`, async ({ page, browser, baseURL }) => check({ page, browser, path: new URL(path, baseURL).href }))

test('every page except error pages has a social card that is available', async ({ request }) => {
  for (const [kind, path] of Object.entries(kinds)) {
    const html = await (await request.get(path)).text()
    const [, address] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect([kind, address === undefined]).toEqual([kind, ['404', '500', 'offline'].includes(kind)])
    if (address === undefined) continue
    const answer = await request.get(new URL(address).pathname)
    expect([kind, answer.status(), answer.headers()['content-type']]).toEqual([kind, 200, 'image/jpeg'])
  }
})

test('the menu opens without scripts and leads to a subcategory', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Categorization' }).click()
  await page.getByRole('navigation', { name: 'Categorization' }).getByRole('link', { name: 'Colour Schemes' }).click()
  await expect(page).toHaveURL(kinds.subcategory)
  await expect(page.locator('h1')).toHaveText('Colour Schemes')
  await context.close()
})

for (const system of sampleCases(['light', 'dark'] as const, () => ['any device'])) {
  test(`the browser’s frame has the colour of the chosen theme, on a device that is ${system}`, async ({ page }) => {
    const colours = { light: '#f5efe4', dark: '#1b1613' }
    const around = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        return all.find(({ media }) => matchMedia(media).matches)?.content
      })
    await page.emulateMedia({ colorScheme: system })
    // As soon as there is something to paint.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        Object.assign(globalThis, { atFirst: all.find(({ media }) => matchMedia(media).matches)?.content })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(kinds.terms)
    expect(await around()).toBe(colours[system])
    for (const theme of ['dark', 'light'] as const) {
      await page.locator(`#theme-${theme}`).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 15_000 })
      expect(await around()).toBe(colours[theme])
      await page.reload()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'atFirst'))).toBe(colours[theme])
      expect(await around()).toBe(colours[theme])
    }
    await page.locator('#theme-auto').check()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./, { timeout: 15_000 })
    expect(await around()).toBe(colours[system])
    await page.reload()
    expect(await around()).toBe(colours[system])
  })
}

test('the chosen theme is kept and does not flash', async ({ page }) => {
  await page.goto('/')
  await whenAlive(page)
  await page.getByLabel('Dark').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/terms')
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await expect(page.getByLabel('Dark')).toBeChecked()
})

test('the first picture of a page has high priority, and all others load lazily', async ({ page }) => {
  for (const path of [kinds.home, kinds.category, kinds.subcategory, kinds.article, kinds.author]) {
    await page.goto(path)
    const [first, ...others] = await page.locator('main img').all()
    expect(await first?.getAttribute('fetchpriority'), path).toBe('high')
    for (const other of others) expect(await other.getAttribute('loading'), path).toBe('lazy')
  }
})

test('the category names in the plan are not broken within a word', { tag: '@night' }, async ({ page }) => {
  for (const width of [600, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/ko', '/ru', '/tr']) {
      await page.goto(path)
      const names = page.locator('main li[style*="--wide"] h2 a')
      await expect(names).toHaveCount(5)
      // A word on two lines has two rectangles.
      const broken = await names.evaluateAll((links) =>
        links.flatMap(({ firstChild }) =>
          [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            if (firstChild === null) return []
            range.setStart(firstChild, index)
            range.setEnd(firstChild, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          }),
        ),
      )
      expect(broken, `${path} at ${width} px`).toEqual([])
    }
  }
})
