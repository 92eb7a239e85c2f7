import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { whenIdle } from './browse/whenIdle.ts'
import type { Publication } from './harness/Publication.ts'
import { expect, test as base } from './harness/test.ts'
import { violationsOf } from './violationsOf.ts'

const article = '/articles/how-high-the-water-came'
const test = base.extend({ publication: { name: 'themed', folder: 'fixtures/sites/themed' } })
const settings = readFileSync(new URL('../fixtures/sites/themed/site.config.ts', import.meta.url), 'utf8')

/** What a reader sees of the theme. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    const paragraph = document.querySelector('[data-body] a, .skip, h1')
    if (!heading || !paragraph) throw new Error('No heading')
    return {
      ground: getComputedStyle(document.documentElement).backgroundColor,
      text: getComputedStyle(heading).color,
      face: getComputedStyle(heading).fontFamily.split(',')[0],
      loaded: [...document.fonts].filter((face) => face.status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    }
  })

const light = { ground: 'rgb(253, 251, 255)', text: 'rgb(29, 19, 48)', face: '"Gowun Batang"' }
const dark = { ground: 'rgb(21, 13, 34)', text: 'rgb(239, 231, 251)', face: '"Gowun Batang"' }

test.describe('a publication with its own theme', () => {
  const coloursOf = [
    ['light', light],
    ['dark', dark],
  ] as const

  for (const [scheme, colours] of sampleCases(coloursOf, () => ['any scheme'])) {
    test(`shows its colours and its font on the first page and after navigations, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto('/wood')
      expect(await seen(page)).toMatchObject(colours)
      await whenIdle(page)
      await page.evaluate(() => Object.assign(globalThis, { same: true }))
      await page.locator('footer a[href="/river"]').click()
      await expect(page).toHaveURL('/river')
      await page.locator(`main a[href="${article}"]`).first().click()
      await expect(page.locator('h1')).toHaveText('How high the water came')
      expect(await page.evaluate(() => Reflect.get(globalThis, 'same'))).toBe(true)
      await page.evaluate(() => document.fonts.ready)
      const now = await seen(page)
      expect(now).toMatchObject(colours)
      expect(now.loaded).toContain('Gowun Batang')
      // Another language loads the styles of the layout again.
      await page.locator('button[popovertarget=languages]').click()
      await page.locator('#languages a[hreflang=tr]').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
      expect(await seen(page)).toMatchObject(colours)
    })
  }

  test('shows the scheme that the reader has chosen, with its logo', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(article)
    const logos = page.locator('header [data-logo]')
    await expect(logos.nth(0)).toBeVisible()
    await expect(logos.nth(1)).toBeHidden()
    await page.locator('#theme-dark').check()
    expect(await seen(page)).toMatchObject(dark)
    await expect(logos.nth(0)).toBeHidden()
    await expect(logos.nth(1)).toBeVisible()
    await page.reload()
    expect(await seen(page)).toMatchObject(dark)
    await expect(logos.nth(1)).toBeVisible()
    await page.locator('#theme-light').check()
    await expect(logos.nth(0)).toBeVisible()
  })

  test('applies its own style sheet, which is cached as immutable', async ({ page, request }) => {
    await page.goto('/wood')
    await whenIdle(page)
    const outline = () => page.locator('[data-body] blockquote').evaluate((element) => getComputedStyle(element).outlineColor)
    await page.locator('footer a[href="/river"]').click()
    await page.locator(`main a[href="${article}"]`).first().click()
    await expect(page.locator('[data-body] blockquote')).toBeVisible()
    expect(await outline()).toBe('rgb(1, 2, 3)')
    const address = (await page.locator('link[rel=stylesheet][href*=custom]').getAttribute('href')) ?? ''
    expect((await request.get(address)).headers()['cache-control']).toContain('immutable')
    await page.goto(article)
    expect(await outline()).toBe('rgb(1, 2, 3)')
  })

  test('sets its colours in the browser’s frame and in the web manifest', async ({ page, request }) => {
    await page.goto('/')
    const colours = page.locator('meta[name=theme-color]')
    expect(await colours.evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')))).toEqual(['#150d22', '#fdfbff'])
    expect(await (await request.get('/site.webmanifest')).json()).toMatchObject({ background_color: '#fdfbff', theme_color: '#fdfbff' })
    expect(settings).toContain("ground: '#fdfbff'")
  })

  test('draws its social cards on its ground colour', async ({ page, request }) => {
    await page.goto(article)
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    const card = await request.get(new URL(address).pathname)
    expect(card.status()).toBe(200)
    const { default: sharp } = await import('sharp')
    const ground = await sharp(await card.body())
      .extract({ left: 1175, top: 520, width: 1, height: 1 })
      .raw()
      .toBuffer()
    for (const [channel, value] of [253, 251, 255].entries()) expect(Math.abs((ground[channel] ?? 0) - value)).toBeLessThan(4)
  })

  test('preloads the fonts that its pages need, and no others', { tag: '@night' }, async ({ page }) => {
    const early = () =>
      page.locator('link[rel=preload][as=font]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await page.goto('/wood')
    const english = await early()
    expect(english.filter((href) => href.includes('/face-'))).toHaveLength(1)
    expect(english.filter((href) => href.includes('brygada'))).toEqual([])
    expect(english.filter((href) => href.includes('ysabeau')).length).toBeGreaterThan(0)
    await page.goto('/tr/articles/su-ne-kadar-yukseldi')
    expect((await early()).length).toBeGreaterThanOrEqual(english.length)
  })

  test('does not shift when its font arrives', async ({ page }) => {
    await page.route('**/face-*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.goto(article)
    const height = () => page.locator('h1').evaluate((element) => element.getBoundingClientRect().height)
    const before = await height()
    await page.evaluate(() => document.fonts.ready)
    expect((await seen(page)).loaded).toContain('Gowun Batang')
    expect(await height()).toBe(before)
  })
})

const looks = ['plain', 'blueprint'] as const
const schemes = ['light', 'dark'] as const
const paths = ['/', '/river', '/river/other-river', article, '/authors', '/authors/desk', '/sitemap', '/info/about-us', '/404.html']
const appearances = looks.flatMap((look) =>
  schemes.flatMap((scheme) => [360, 1280].flatMap((width) => paths.map((path) => ({ look, scheme, width, path })))),
)
const drawn = sampleCases(appearances, ({ look, scheme, width }) => [`${look} ${scheme}`, String(width)])

/** A publication whose theme names no more than its look. */
function publicationIn(look: string): Publication {
  const config = `export default { key: 'l', slug: 'l', title: 'Look', url: 'https://look.example', languages: ['en', 'tr'], theme: { look: '${look}' } }\n`
  return { name: `look-${look}`, folder: 'fixtures/sites/themed', files: { 'site.config.ts': config } }
}

for (const look of looks) {
  const looking = base.extend({ publication: publicationIn(look) })
  looking.describe(`the look ${look}`, () => {
    for (const scheme of schemes) {
      looking(`passes axe on every kind of page, and is never wider than the window, ${scheme}`, async ({ page }) => {
        looking.setTimeout(120_000)
        await page.emulateMedia({ colorScheme: scheme })
        for (const { width, path } of drawn.filter((found) => found.look === look && found.scheme === scheme)) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          expect(await violationsOf(page), `${path} at ${width}`).toEqual([])
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0)
        }
      })
    }

    looking('speaks of no doors, before and after a navigation', look === looks[0] ? {} : { tag: '@night' }, async ({ page }) => {
      await page.goto('/wood')
      await whenIdle(page)
      await page.locator('main a[href="/articles/the-oak-at-the-ford"]').first().click()
      await expect(page.locator('h1')).toHaveText('The oak at the ford')
      for (const visit of ['soft', 'first']) {
        if (visit === 'first') await page.reload()
        await expect(page.locator('main')).not.toContainText(/door|room (?:before|after)/i)
        await expect(page.locator('main')).toContainText(/Previous article|Next article/)
      }
    })
  })
}

/** What docs/theming.md promises to the style sheets of publications. */
const promised = readFileSync('docs/theming.md', 'utf8').split('## Your own style sheet')[1] ?? ''
const properties = [...promised.matchAll(/`(--[\w-]+)`/g)].map(([, name = '']) => name)

for (const look of sampleCases(['house', ...looks], () => ['any look'])) {
  const named = base.extend({ publication: publicationIn(look) })

  named(`every name that style sheets may use is there in the look ${look}`, async ({ page }) => {
    expect(properties.length).toBeGreaterThan(20)
    for (const path of ['/', '/river', article, '/info/about-us', '/404.html']) {
      await page.goto(path)
      const without = await page.evaluate(
        (names) => names.filter((name) => getComputedStyle(document.documentElement).getPropertyValue(name) === ''),
        properties,
      )
      expect(without, path).toEqual([])
      for (const part of ['html[lang]', 'header', 'main', 'footer', 'main h1'])
        await expect(page.locator(part).first(), `${part} of ${path}`).toBeAttached()
    }
    await page.goto(article)
    await expect(page.locator('[data-body] > p').first()).toBeVisible()
  })
}
