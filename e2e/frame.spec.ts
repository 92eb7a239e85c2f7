import { boxOf, brightness, measured, test } from './harness/measuredArticle.ts'
import { kinds } from './harness/readingPages.ts'
import { expect } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

test('the menu marks the current page and its category, and its shadow is not cut off', async ({ page }) => {
  await page.goto(kinds.subcategory)
  await whenAlive(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'Categorization' }).click()
    const menu = page.locator('#menu')
    await expect(menu.locator('[aria-current=page]').first()).toHaveAttribute('href', kinds.subcategory)
    const marked = await menu.locator('[aria-current]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(marked)).toEqual(new Set([kinds.category, kinds.subcategory]))
    const room = await menu.evaluate((element) => {
      const frame = [...element.querySelectorAll('ul, div')].find(
        (part) => part.checkVisibility() && getComputedStyle(part).boxShadow !== 'none',
      )
      const shadow = frame ? getComputedStyle(frame).boxShadow : ''
      const [x = 0, y = 0, blur = 0, spread = 0] = [...shadow.matchAll(/(-?[\d.]+)px/g)].map(([, pixels]) => Number(pixels))
      const { bottom = 0, left = 0 } = frame?.getBoundingClientRect() ?? {}
      const whole = element.getBoundingClientRect()
      return { below: whole.bottom - bottom - y - blur - spread, beside: left - whole.left + x - blur - spread }
    })
    expect(room.below, `${width}`).toBeGreaterThanOrEqual(0)
    expect(room.beside, `${width}`).toBeGreaterThanOrEqual(-8)
    await page.keyboard.press('Escape')
  }
  await page.goto('/')
  await whenAlive(page)
  await page.getByRole('button', { name: 'Categorization' }).click()
  await expect(page.getByRole('button', { name: 'Categorization' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#menu [aria-current]')).toHaveCount(0)
})

test('the language menu shows Russian in the font of the site', { tag: '@night' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('link', { name: 'Русский' })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#languages [lang=ru]' })
  await expect
    .poll(async () => (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(({ isCustomFont }) => isCustomFont))
    .toEqual([true])
})

test('the previous page has faded out before the next one fades in', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      const read = async () => {
        await transition.ready
        const times = document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.includes('(root)')) return []
          const { delay = 0, duration = 0 } = effect.getTiming()
          return [[effect.pseudoElement, delay, delay + Number(duration)]]
        })
        Object.assign(globalThis, { times })
      }
      void read()
      return transition
    }
  })
  await page.goto(kinds.subcategory)
  await whenAlive(page)
  await page.locator(`main a[href="${kinds.article}"]`).first().click()
  await expect(page).toHaveURL(kinds.article)
  await page.waitForFunction(() => Reflect.has(globalThis, 'times'))
  const times = (await page.evaluate(() => Reflect.get(globalThis, 'times'))) as [string, number, number][]
  const ends = times.filter(([part]) => part.includes('-old(')).map(([, , end]) => end)
  const begins = times.filter(([part]) => part.includes('-new(')).map(([, begin]) => begin)
  expect(ends.length).toBeGreaterThan(0)
  expect(Math.min(...begins)).toBeGreaterThanOrEqual(Math.max(...ends))
})

test('links are printed with their full addresses', async ({ page }) => {
  await page.goto(measured.path)
  await page.emulateMedia({ media: 'print' })
  const link = page.locator('[data-body] a[href="/articles/a-lamp-by-the-window"]')
  await expect.poll(() => link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('https://oakfield.example')
})

test('the dimension line of the reading time is drawn in forced colours', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(kinds.article)
  const minutes = page.locator('main header').getByText(/^\d+ min$/)
  await minutes.scrollIntoViewIfNeeded()
  const { x, y, height } = await boxOf(minutes)
  await expect.poll(async () => (await brightness(page, { x, y, width: 16, height })).darkest).toBeLessThan(100)
})

test('the header appears on scrolling up, slim on a phone, and disappears on scrolling down', async ({ page }) => {
  const header = page.getByRole('banner')
  for (const [width, slim] of [
    [360, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(measured.path)
    await page.mouse.move(width / 2, 400)
    const wheel = async (by: number) => {
      const from = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, by)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(from + by)
    }
    await wheel(1500)
    await expect.poll(async () => (await boxOf(header)).y + (await boxOf(header)).height).toBeLessThanOrEqual(0)
    await wheel(-200)
    await expect.poll(async () => (await boxOf(header)).y).toBe(0)
    const inHeader = (y: number) =>
      page.evaluate(([atX, atY]) => document.elementFromPoint(atX, atY)?.closest('header') !== null, [60, y] as const)
    expect(await inHeader(30)).toBe(true)
    expect(await inHeader(84)).toBe(!slim)
    if (slim) expect((await boxOf(page.locator('article nav:has(details)'))).y).toBeGreaterThan(50)
    const place = await page.evaluate(() => scrollY)
    await page.getByRole('button', { name: 'Categorization' }).click()
    const first = await boxOf(page.locator('#menu a, #menu summary').filter({ visible: true }).first())
    expect(first.y).toBeGreaterThan(60)
    expect(first.y).toBeLessThan(300)
    expect(await page.evaluate(() => scrollY)).toBe(place)
  }
})
