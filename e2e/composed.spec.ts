import { boxOf, brightness, measured, test } from './harness/measuredArticle.ts'
import { bench, kinds } from './harness/readingPages.ts'
import { expect } from './harness/test.ts'

test('a table that is cut off has a darker edge until it is scrolled to the end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(measured.path)
  const table = page.locator('.table-scroll').first()
  await table.scrollIntoViewIfNeeded()
  const { x, y, width } = await boxOf(table)
  const edge = { x: x + width - 5, y: y + 5, width: 4, height: 20 }
  const before = await brightness(page, edge)
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect.poll(async () => (await brightness(page, edge)).mean - before.mean).toBeGreaterThan(20)
})

test('a table that is cut off by a few letters has that edge too', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(measured.path)
  const table = page.locator('.table-scroll').first()
  await table.scrollIntoViewIfNeeded()
  await table.locator('table').evaluate((element) => {
    element.style.cssText = 'display: block; width: calc(100% + 16px); max-width: none; overflow: hidden; visibility: hidden'
  })
  const { x, y, width } = await boxOf(table)
  const edge = { x: x + width - 5, y: y + 5, width: 4, height: 20 }
  const before = await brightness(page, edge)
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expect.poll(async () => (await brightness(page, edge)).mean - before.mean).toBeGreaterThan(20)
})

test('on a phone, the care table is stacked so that no column is out of view', async ({ page }) => {
  await page.goto(measured.path)
  const care = page.locator('[data-block=care]')
  for (const width of [320, 360, 576]) {
    await page.setViewportSize({ width, height: 740 })
    const never = await boxOf(care.getByText('Silicone polish'))
    expect(never.x + never.width, `${width}`).toBeLessThanOrEqual(width)
    expect(await care.locator('.table-scroll').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(
      await care
        .locator('td')
        .last()
        .evaluate((cell) => getComputedStyle(cell, '::before').content),
    ).toBe('"Never"')
  }
})

test('the line height of headlines keeps descenders apart from the ascenders below', { tag: '@night' }, async ({ page }) => {
  for (const path of [kinds.home, kinds.article, kinds.category]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const met = await page.locator('main :is(h1, h2, h3)').evaluateAll((headlines) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('There is no canvas')
      return headlines.flatMap((headline) => {
        const { font, lineHeight } = getComputedStyle(headline)
        canvas.font = font
        const letters = canvas.measureText('gh')
        const needed = letters.actualBoundingBoxAscent + letters.actualBoundingBoxDescent
        return Number.parseFloat(lineHeight) < needed ? [`${headline.textContent}: ${lineHeight} of ${needed}`] : []
      })
    })
    expect(met, path).toEqual([])
  }
})

test('the first screen of an article on a phone shows part of its picture, and links follow the visual order', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(kinds.article)
  const picture = await boxOf(page.locator('main a[data-picture]').first())
  const headline = await boxOf(page.locator('h1'))
  expect(picture.y).toBeGreaterThan(headline.y + headline.height)
  expect(picture.y).toBeLessThan(740 - 120)
  expect((await boxOf(page.locator('main header p').first())).y).toBeGreaterThanOrEqual(picture.y + picture.height)
  const tops = await page
    .locator('main article')
    .first()
    .evaluate((article) =>
      [...article.querySelectorAll('nav ol a, header a, a[data-picture], [data-body] a')]
        .filter((link) => link.checkVisibility())
        .slice(0, 6)
        .map((link) => Math.round(link.getBoundingClientRect().top)),
    )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('the first screen of the home page shows its whole lead headline', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const title = await boxOf(page.locator('main h2').first())
    expect(title.y + title.height, `${width} x ${height}`).toBeLessThanOrEqual(height)
  }
})

test('beside a large story, the pictures of the others align with their headlines', { tag: '@night' }, async ({ page }) => {
  await page.goto(measured.category)
  const other = page.locator('[data-shape=left] > article').nth(1)
  for (const width of [1280, 1024, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await other.evaluate((card) => [...card.querySelectorAll('img, h3')].map((part) => part.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(Math.max(...tops) - Math.min(...tops), `${width}`).toBeLessThan(2)
  }
})

test('headlines in a row of stories do not break long words, in any layout of the row', { tag: '@night' }, async ({ page }) => {
  await page.goto(measured.category)
  await page.locator('[data-shape] > article :is(h2, h3) a').evaluateAll((links) => {
    for (const link of links) link.textContent = 'Traditionally Upholstered'
  })
  for (const width of [360, 390, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const torn = await page.locator('[data-shape] > article :is(h2, h3) a').evaluateAll((links) =>
      links.flatMap((link) => {
        const words = document.createRange()
        return ['Traditionally', 'Upholstered'].filter((word) => {
          const title = link.firstChild
          if (!title) return false
          const from = link.textContent.indexOf(word)
          words.setStart(title, from)
          words.setEnd(title, from + word.length)
          return words.getClientRects().length > 1
        })
      }),
    )
    expect(torn, `${width}`).toEqual([])
  }
})

test('no line breaks between a figure and its fraction, its unit or its ending', async ({ page }) => {
  await page.goto(measured.path)
  for (const width of [320, 345, 360, 377, 390, 411, 430, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const torn = await page.locator('[data-body] > p:first-child, h1').evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['39 3/8 in', '100 cm', '1970-х'].filter((figure) => {
          const words = element.textContent.replaceAll('\u00A0', ' ')
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const nodes: Text[] = []
          while (texts.nextNode()) nodes.push(texts.currentNode as Text)
          return [...words.matchAll(new RegExp(figure, 'g'))].some(({ index, 0: { length } }) => {
            const place = (at: number) => {
              let left = at
              const node = nodes.find(({ data }) => left <= data.length || ((left -= data.length), false))
              return [node ?? element, left] as const
            }
            const range = document.createRange()
            range.setStart(...place(index + 1))
            range.setEnd(...place(index + length))
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size > 1
          })
        }),
      ),
    )
    expect(torn, `${width}`).toEqual([])
  }
})

test('what is drawn by backgrounds is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto(bench.path)
  // Neither a gradient nor a background colour is left there; a border is, and what is not adjusted.
  const visible = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const { forcedColorAdjust, borderTopStyle } = getComputedStyle(element, pseudo)
        return forcedColorAdjust === 'none' || borderTopStyle === 'solid'
      }, part)
  await expect.poll(() => visible('main a[data-picture]', '::after'), 'the sign of a picture').toBe(true)
  expect(await visible('[data-block=project] i'), 'the grade of a project').toBe(true)
  expect(await visible('nav:has(~ div [data-body])', '::after'), 'the progress of reading').toBe(true)
})

test('a picture that can be enlarged has a sign in its corner', { tag: '@night' }, async ({ page }) => {
  await page.goto(kinds.article)
  const picture = page.locator('main a[data-picture]').first()
  await expect.poll(() => picture.evaluate((link) => getComputedStyle(link, '::after').position)).toBe('absolute')
  const { width, height } = await boxOf(picture)
  const sign = await picture.evaluate((link) => {
    const { right, bottom, inlineSize, blockSize } = getComputedStyle(link, '::after')
    return [right, bottom, inlineSize, blockSize].map(Number.parseFloat)
  })
  expect(sign.every((size) => size > 4 && size < Math.min(width, height) / 2)).toBe(true)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  test('logo, contents, tools and the links of the footer are 44 pixels high', async ({ page }) => {
    await page.goto('/articles/the-kitchen-chair')
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCSS('text-align', 'center')
    const low = await page
      .locator('header a:has(svg), nav:has(~ div [data-body]) summary, p > button, footer a, footer label')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .flatMap((target) => {
            target.scrollIntoView({ block: 'center' })
            const { left, top, width, height } = target.getBoundingClientRect()
            const [x, y] = [left + Math.min(width / 2, 20), top + height / 2]
            const hit = (place: number) => document.elementFromPoint(x, place)
            const isHit = [y - 21, y + 21].every((place) => target.contains(hit(place)))
            return isHit ? [] : [`${target.textContent}: ${height}`]
          }),
      )
    expect(low).toEqual([])
  })
})

test(
  'headlines beside small pictures break no word of nine to twelve letters on a phone with a font size of 24 px',
  { tag: '@night' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 13 } })
    await page.setViewportSize({ width: 360, height: 740 })
    for (const [path, headlines, word] of [
      ['/', 'li[style*="--drop"] h3 a', 'Upholsterers'],
      ['/authors', 'main li h2 a', 'Adjusting'],
    ] as const) {
      await page.goto(path)
      const lines = await page.locator(headlines).evaluateAll(
        (links, text) =>
          links.map((link) => {
            link.textContent = text
            const range = document.createRange()
            range.selectNodeContents(link)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
          }),
        word,
      )
      expect(lines.length, path).toBeGreaterThan(0)
      expect(Math.max(...lines), path).toBe(1)
    }
  },
)
