import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { documentPaths, longestArticle, test } from './harness/magazinePages.ts'
import { expect } from './harness/test.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
}

/** Returns the body of a page, without its styles. */
function bodyOf(out: string, path: string): string {
  const html = readFileSync(join(out, path, 'index.html'), 'utf8')
  return html.slice(html.indexOf('<body'))
}

test('the home pages show no story twice, and the English one shows four weekend projects', async ({ page, site }) => {
  const categories = documentPaths(site.out).filter(
    (path) => /^\/[\w-]+\/[\w-]+$/.test(path) && !/^\/(articles|authors|info|..\/)/.test(path),
  )
  for (const home of ['/', '/tr', '/ru', '/ko']) {
    await page.goto(home)
    const stories = await page.locator('main :is(h2, h3) a[href*="/articles/"], main li > a[href*="/articles/"]').evaluateAll((links) => {
      const addresses = links.map((link) => link.getAttribute('href') ?? '')
      return { all: addresses.length, twice: addresses.filter((address, index) => addresses.indexOf(address) !== index) }
    })
    expect(stories.twice, home).toEqual([])
    expect(stories.all, home).toBeGreaterThan(20)
  }
  await page.goto('/')
  expect(categories.length).toBeGreaterThan(4)
  const row = page
    .getByRole('region')
    .or(page.locator('main section'))
    .filter({ has: page.getByRole('heading', { name: 'A Weekend’s Work' }) })
  await expect(row.getByRole('article')).toHaveCount(4)
  expect(await row.getByText(/weeks|months/).count()).toBe(0)
})

test('the reading times of sections add up to no more than that of the article, in any language', ({ site }) => {
  const wrong = documentPaths(site.out)
    .filter((path) => /^(\/..)?\/articles\//.test(path))
    .flatMap((path) => {
      const html = readFileSync(join(site.out, path, 'index.html'), 'utf8')
      const [, contents = ''] = /<p>([^<]*)<\/p><details>.*?<\/details><ol>/.exec(html) ?? []
      const whole = Number(/\d+/.exec(contents)?.[0] ?? Number.NaN)
      const parts = [...html.matchAll(/<li style="--min:[^>]*>.*?<small>([\d.,]+)/g)].map(([, text = '']) => Number(text.replace(',', '.')))
      const sum = parts.reduce((all, part) => all + part, 0)
      return parts.length > 1 && sum > Math.max(whole, parts.length / 2) ? [`${path}: ${parts.join(' + ')} of ${whole}`] : []
    })
  expect(wrong).toEqual([])
})

test('in a narrow window the contents are a sticky bar that shows progress and opens over the text', async ({ page, site }) => {
  await page.goto(longestArticle(site.out))
  await widen(page, 360)
  const contents = page.locator('article nav:has(details)')
  const progress = () =>
    contents.evaluate(
      (bar) => new DOMMatrix(getComputedStyle(bar, '::after').transform).a * Number.parseFloat(getComputedStyle(bar, '::after').scale),
    )
  const end = await page.locator('[data-body]').evaluate((body) => body.getBoundingClientRect().bottom + scrollY)
  await page.evaluate((y) => scrollTo(0, y), end / 3)
  await expect.poll(async () => (await boxOf(contents)).y).toBe(0)
  expect((await boxOf(contents)).height).toBeLessThan(48)
  const early = await progress()
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  await contents.locator('summary').click()
  const entry = contents.getByRole('link').last()
  await expect(entry).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
  await entry.click()
  await expect(entry).toBeHidden()
  const bar = await boxOf(contents)
  const heading = await boxOf(page.locator('[data-body] h2').last())
  expect(heading.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  await expect.poll(progress).toBeGreaterThan(early)
})

for (const [what, captions] of sampleCases(
  [
    ['of words', 0],
    ['with captions of drawings', 1],
  ] as const,
  () => ['any article'],
)) {
  test(`the sources of an article ${what} are in the margin of a wide window and below the text in a narrow one`, async ({
    page,
    site,
  }) => {
    const plain = documentPaths(site.out).find((path) => {
      const html = path.startsWith('/articles/') ? bodyOf(site.out, path) : ''
      const isLong = html.split('<h2').length > 8
      const isPlain = isLong && html.includes('<h2>Sources') && !/data-notes|data-block="?palette|<figure><a/.test(html)
      return isPlain && Math.sign(html.split('<figcaption').length - 1) === captions
    })
    await page.goto(plain ?? '')
    for (const width of [1024, 1280, 1366, 1440, 1920]) {
      await widen(page, width)
      await page.locator('[data-body] h2').nth(1).scrollIntoViewIfNeeded()
      const words = await boxOf(page.locator('[data-body]'))
      const sources = await boxOf(page.getByRole('heading', { name: 'Sources' }))
      expect(sources.x, `${width}`).toBeGreaterThan(words.x + words.width)
      expect(sources.y, `${width}`).toBeLessThan(900)
    }
    await widen(page, 900)
    const words = await boxOf(page.locator('[data-body]'))
    expect((await boxOf(page.getByRole('heading', { name: 'Sources' }))).y).toBeGreaterThan(words.y + words.height)
  })
}

test('a quotation may reach into the margin, and never into what is there', { tag: '@night' }, async ({ page, site }) => {
  const quoting = documentPaths(site.out).filter((path) => path.startsWith('/articles/') && bodyOf(site.out, path).includes('<blockquote'))
  const beside = (path: string) => !/data-notes|<figcaption/.test(bodyOf(site.out, path))
  for (const path of [quoting.find(beside), quoting.find((quoted) => !beside(quoted))]) {
    await page.goto(path ?? '')
    for (const width of [1024, 1280, 1920]) {
      await widen(page, width)
      const quotation = page.locator('[data-body] blockquote').first()
      await quotation.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const { x, y, width: inline, height } = await boxOf(quotation)
      for (const other of await page.locator('main article section li').all()) {
        const box = await boxOf(other)
        const apart = x + inline <= box.x || y + height <= box.y || box.y + box.height <= y
        expect(apart, `${path} at ${width}`).toBe(true)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('notes are beside their references in a wide window and below the text in a narrow one', async ({ page, site }) => {
  const noted = documentPaths(site.out).find((path) => path.startsWith('/articles/') && bodyOf(site.out, path).includes('data-notes'))
  await page.goto(noted ?? '')
  const heading = page.getByRole('heading', { name: 'Notes' })
  for (const width of [1024, 1280, 1920]) {
    await widen(page, width)
    const note = await boxOf(page.locator('[data-notes] li').first())
    const place = await boxOf(page.locator('[role=doc-noteref]').first())
    const words = await boxOf(page.locator('[data-body]'))
    expect(note.x, `${width}`).toBeGreaterThan(words.x + words.width)
    expect(Math.abs(note.y - place.y), `${width}`).toBeLessThan(40)
    // The heading is visually hidden, because nothing is below it.
    await expect(heading, `${width}`).toHaveCSS('clip-path', 'inset(50%)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await widen(page, 768)
  const words = await boxOf(page.locator('[data-body]'))
  expect((await boxOf(page.locator('[data-notes] li').first())).y).toBeGreaterThan(words.y + words.height)
  await expect(heading).toHaveCSS('clip-path', 'none')
})

test('on a wide sheet of paper, captions, notes and sources are below the text and whole', { tag: '@night' }, async ({ page, site }) => {
  const noted = documentPaths(site.out).find((path) => path.startsWith('/articles/') && /data-notes/.test(bodyOf(site.out, path)))
  const plain = documentPaths(site.out).find((path) => path.startsWith('/articles/') && !/data-notes|<figcap/.test(bodyOf(site.out, path)))
  await widen(page, 1100)
  await page.emulateMedia({ media: 'print' })
  for (const path of [noted, plain]) {
    await page.goto(path ?? '')
    const words = await boxOf(page.locator('[data-body]'))
    for (const part of await page.locator('[data-body] figcaption, [data-notes] li, main article section').all()) {
      const { x, width } = await boxOf(part)
      expect(x + width, path).toBeLessThanOrEqual(words.x + words.width + 1)
    }
    const sources = page.locator('div:has(> section h2)').last()
    await expect(sources).toHaveCSS('overflow', 'visible')
    await expect(sources).toHaveCSS('position', 'static')
  }
})

test('the head of a category links to its subcategories and does not cut off their names', { tag: '@night' }, async ({ page, site }) => {
  test.setTimeout(120_000)
  const subcategories = documentPaths(site.out).filter((path) => path.startsWith('/home-decor-trends/') && !path.includes('/topic/'))
  for (const path of ['/home-decor-trends', '/ru/sustainable-furniture-options', '/tr/modern-furniture', '/ko/furniture-maintenance']) {
    await page.goto(path)
    const entries = page.locator('main header li')
    if (path === '/home-decor-trends') {
      expect(await entries.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        expect.arrayContaining(subcategories.filter((address) => !/\/page\//.test(address)).slice(0, 1)),
      )
    }
    for (const width of [320, 360, 600, 768, 900, 1024, 1280, 1366, 1920]) {
      await widen(page, width)
      const cut = await entries.evaluateAll((items) =>
        items.flatMap((item) => {
          const link = item.querySelector('a')
          return link && link.scrollWidth > link.clientWidth + 1 ? [link.textContent] : []
        }),
      )
      expect(cut, `${path} at ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
    }
  }
})

test.describe('pictures', () => {
  const windows = [
    [360, 2],
    [768, 1],
    [1280, 1],
    [1440, 2],
  ] as const

  for (const [width, density] of sampleCases(windows, () => ['any window'])) {
    test(`are large enough in a window of ${width} at density ${density}, and thumbnails load small files`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      for (const path of ['/', '/ko', '/modern-furniture']) {
        const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: density, serviceWorkers: 'block' })
        const page = await context.newPage()
        await page.goto(`${baseURL}${path}`)
        const found = await page.locator('main img').evaluateAll(async (images, scale) => {
          const wrong: string[] = []
          const seen = new Set<string>()
          for (const image of images as HTMLImageElement[]) {
            image.scrollIntoView()
            image.loading = 'eager'
            await image.decode().catch(() => undefined)
            const box = image.getBoundingClientRect()
            const needed =
              Math.max(
                box.width,
                box.height *
                  (image.width / image.height > 0 ? Number(image.getAttribute('width')) / Number(image.getAttribute('height')) : 1),
              ) * scale
            const widths = [...(image.parentElement?.querySelector('source')?.srcset.matchAll(/ (\d+)w/g) ?? [])].map(([, each]) =>
              Number(each),
            )
            const has = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1])
            if (has < needed / 1.4 && has < Math.max(...widths))
              wrong.push(`${image.currentSrc} is ${has} wide, needs ${Math.round(needed)}`)
            // A picture that the page has already shown larger is not fetched again.
            if (needed < 300 && has > 400 && !seen.has(image.currentSrc))
              wrong.push(`${image.currentSrc} is ${has} wide, needs ${Math.round(needed)} alone`)
            seen.add(image.currentSrc)
          }
          return wrong
        }, density)
        expect(found, path).toEqual([])
        await context.close()
      }
    })
  }
})
