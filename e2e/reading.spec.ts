import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { holdTimers, runHeldTimers } from './browse/heldTimers.ts'
import { testLanguages } from './browse/testLanguages.ts'
import { whenIdle } from './browse/whenIdle.ts'
import { kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'
import { whenAlive } from './harness/whenAlive.ts'

const article = kinds.article
const picture = 'main a[data-picture]'

/** Goes to an article by a link on another page, without loading a document. */
async function comeSoftly(page: Page): Promise<void> {
  await page.goto(kinds.subcategory)
  await whenAlive(page)
  await page.evaluate(() => Object.assign(globalThis, { same: true }))
  await page.locator(`main a[href="${article}"]`).first().click()
  await expect(page).toHaveURL(article)
  await expect(page.locator(picture).first()).toBeVisible()
  // The last step of a page change; focus that a test sets earlier would be lost.
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'same'))).toBe(true)
}

const ways = [
  ['a direct visit', (page: Page) => page.goto(article)],
  ['a visit from another page', comeSoftly],
] as const

const ends = [
  ['Back', (page: Page) => page.goBack()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
] as const

const closings = ways.flatMap(([way]) => ends.map(([end, leave]) => ({ way, end, leave })))
/** Every way of closing after a direct visit. */
const drawn = sampleCases(closings, ({ way, end }) => (way === 'a direct visit' ? [end] : []))

for (const [way, come] of ways) {
  test.describe(`an article, after ${way}`, way === 'a direct visit' ? {} : { tag: '@night' }, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
    const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

    test('copies its address, and says so for three seconds', async ({ page, context }) => {
      await holdTimers(context, 3000)
      await come(page)
      const button = page.getByRole('button', { name: 'Copy the link' })
      await button.click()
      await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(await copied(page)).toBe(canonical)
      expect(await runHeldTimers(page)).toContain(3000)
      await expect(page.getByRole('button', { name: 'Link copied' })).toHaveCount(0)
      await expect(button).toBeVisible()
    })

    test('copies the address of a section by its heading, using the keyboard', async ({ page, context }) => {
      await holdTimers(context, 3000)
      await come(page)
      const heading = page.locator('[data-body] h2 > a').nth(1)
      await heading.focus()
      await page.keyboard.press('Enter')
      await expect(heading).toHaveAttribute('data-said', 'Link copied')
      await expect(page.locator('#route-status')).toHaveText('Link copied')
      const hash = await heading.getAttribute('href')
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(await copied(page)).toBe(`${canonical}${hash}`)
      await expect(page).toHaveURL(`${article}${hash}`)
      expect(await runHeldTimers(page)).toContain(3000)
      await expect(heading).not.toHaveAttribute('data-said')
      await expect(page.locator('#route-status')).toHaveText('')
    })

    for (const { end, leave } of drawn.filter((found) => found.way === way)) {
      test(`enlarges a picture at its own address until ${end}`, async ({ page }) => {
        await come(page)
        const link = page.locator(picture).first()
        await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        // During the page transition a press would scroll and be retried.
        await link.click({ trial: true })
        const before = await page.evaluate(() => [scrollY, history.length])
        await link.click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL(`${article}#picture-1`)
        expect(await page.evaluate(() => scrollY)).toBe(before[0])
        const image = dialog.locator('img')
        await expect(image).toHaveAttribute('alt', (await link.locator('img').getAttribute('alt')) ?? '')
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/-(2000|1[0-9]{3})\.avif$/)
        await leave(page)
        await expect(dialog).toHaveCount(0)
        await expect(page).toHaveURL(article)
        await expect(link).toBeFocused()
        expect(await page.evaluate(() => [scrollY, history.length])).toEqual([before[0], (before[1] ?? 0) + 1])
        // Forward opens it again.
        await page.goForward()
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL(`${article}#picture-1`)
      })
    }

    for (const { end, leave } of drawn.filter((found) => found.way === way)) {
      test(`stays where it is when ${end} closes a picture that was enlarged after following a contents link`, async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await come(page)
        const section = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last()
        await section.click({ trial: true })
        const first = await page.evaluate(() => scrollY)
        await section.click()
        await expect(page).toHaveURL(/#/)
        const [address, entries] = [page.url(), await page.evaluate(() => history.length)]
        const link = page.locator(picture).first()
        await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await link.click({ trial: true })
        const before = await page.evaluate(() => scrollY)
        await link.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await leave(page)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page).toHaveURL(address)
        // The browser’s own handling of the address comes some frames later.
        await whenIdle(page)
        expect(await page.evaluate(() => [scrollY, history.length])).toEqual([before, entries + 1])
        await expect(link).toBeFocused()
        // The next step back leads to the position before the contents link.
        await page.goBack()
        await expect(page).toHaveURL(article)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(first)
      })
    }

    test('is saved on the device and removed again', async ({ page }) => {
      await come(page)
      const button = page.getByRole('button', { name: /^(Keep for later|Kept)$/ })
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      expect(await page.evaluate(() => localStorage.getItem('saved'))).toBeNull()
    })

    test('marks the section being read in its contents', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await come(page)
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      const last = links.last()
      await last.click()
      const marked = () =>
        links.evaluateAll((all) => all.findIndex((link) => link.matches('[aria-current]') || link.matches(':target-current')))
      await expect.poll(marked).toBe((await links.count()) - 1)
    })
  })
}

test.describe('an article in another language', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { prefix, messages } = testLanguages[1]

  test('confirms copying its address and labels the close button in its language', async ({ page }) => {
    await page.goto(`${prefix}/articles/bumazhnyi-belyi`)
    await page.getByRole('button', { name: messages.copyLink }).click()
    await expect(page.getByRole('button', { name: messages.linkCopied })).toBeVisible()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
    await page.locator(picture).first().click()
    await page.getByRole('button', { name: messages.closePicture }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('going back two steps from an enlarged picture focuses the heading of the previous page', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await comeSoftly(page)
  await page.locator(picture).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(kinds.subcategory)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('h1')).toBeFocused()
})

test('without scripts a picture links to its full size, and the contents expand on a phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(article)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link').first()).toBeHidden()
  await contents.locator('summary').click()
  await expect(contents.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep for later' })).toBeHidden()
  await page.locator(picture).first().click()
  await expect(page).toHaveURL(/\/assets\/pictures\/.*\.webp$/)
  await page.goBack()
  await expect(page).toHaveURL(article)
  await context.close()
})

test('the share button is shown only if the device can share, and shares the title and the address', async ({ page }) => {
  await page.goto(article)
  const button = page.getByRole('button', { name: 'Share', exact: true, includeHidden: true })
  expect(await page.evaluate(() => 'share' in navigator)).toBe(false)
  await expect(button).toBeHidden()
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(globalThis, { shared: data }) })
  })
  await page.reload()
  await expect(button).toBeVisible()
  await button.click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown))
    .toEqual({
      title: await page.locator('h1').textContent(),
      url: await page.locator('link[rel=canonical]').getAttribute('href'),
    })
})

test('the print button prints', async ({ page }) => {
  await page.goto(article)
  await page.evaluate(() => Object.assign(globalThis, { print: () => Object.assign(globalThis, { printed: true }) }))
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'printed') as unknown)).toBe(true)
})

test('a printed article has a white background, no frame and the addresses of its links', async ({ page }) => {
  await page.goto(article)
  await page.getByLabel('Dark').check()
  await page.emulateMedia({ media: 'print' })
  for (const part of ['header >> nth=0', 'footer', 'main nav', 'main button']) await expect(page.locator(part).first()).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(background).toBe('rgb(255, 255, 255)')
  const link = page.locator('main a[href^="https"]').first()
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('https://')
})

test(
  'the alternative text of a picture that does not load has the ground of the page around its letters',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const [shadow, ground] = await page
        .locator('main picture img')
        .first()
        .evaluate((image) => [getComputedStyle(image).textShadow, getComputedStyle(document.documentElement).backgroundColor])
      expect(shadow).toContain(ground)
    }
  },
)

test('the current section is marked by a script if the browser does not mark it', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...all: [string, string?]) => !all[0].includes('scroll-target') && (supports as (...all: unknown[]) => boolean)(...all)
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(article)
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await page.locator('[data-body] h2').nth(1).scrollIntoViewIfNeeded()
  await page
    .locator('[data-body] h2')
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView())
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(links.nth(0)).not.toHaveAttribute('aria-current')
})
