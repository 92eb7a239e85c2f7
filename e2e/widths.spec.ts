import type { Page } from '@playwright/test'
import { planLayout } from '../src/ui/components/Plan/planLayout.ts'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { field, search } from './browse/searchBox.ts'
import { brokenWords } from './harness/brokenWords.ts'
import { drawn as drawings, drawnPath } from './harness/drawnPublication.ts'
import { full, reading } from './harness/Publication.ts'
import { bench, kinds } from './harness/readingPages.ts'
import { expect, test } from './harness/test.ts'

/** Sets the default font size of the browser in pixels: 24 is 150 %, 32 is 200 %. */
async function letters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
}

async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
}

const sizes = [
  [16, [320, 360, 577, 600, 640, 700, 768, 832, 833, 900]],
  [24, [320, 360, 577, 640, 768, 1280]],
  [32, [320, 360, 577, 640, 768, 1280]],
] as const
for (const [standard, widths] of sampleCases(sizes, () => ['any size'])) {
  test(`logo, menu, search and its results fit into every window with a font size of ${standard} px`, async ({ page }) => {
    await letters(page, standard)
    await page.goto(kinds.terms)
    await search(page, 'chair')
    for (const width of widths) {
      await widen(page, width)
      const inside = async (what: string, least: number) => {
        const box = await page.locator(what).first().boundingBox()
        expect(box?.width ?? 0, `${what} at ${width}`).toBeGreaterThanOrEqual(least)
        expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? width + 1) <= width], `${what} at ${width}`).toEqual([true, true])
      }
      await inside('header a', 90)
      await inside('header [popovertarget=menu]', 44)
      await inside('header [popovertarget=languages]', 44)
      await inside('search input', 90)
      await inside('[role=listbox]', 150)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
    }
    await expect(field(page)).toHaveValue('chair')
  })
}

const paths = [...Object.values(kinds), '/ru', '/tr/sitemap', '/ko/404.html', '/ru/privacy-policy']
const onPhones = [24, 32].flatMap((standard) => paths.flatMap((path) => [320, 360].map((width) => ({ standard, path, width }))))
/** Every page, every width and every font size. */
const drawn = sampleCases(onPhones, ({ standard, path, width }) => [path, `${standard} at ${width}`])

for (const standard of [24, 32]) {
  test(`no page scrolls sideways or is cut off on a phone with a font size of ${standard} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await letters(page, standard)
    for (const [path, windows] of Map.groupBy(
      drawn.filter((found) => found.standard === standard),
      (found) => found.path,
    )) {
      await page.goto(path)
      for (const { width } of windows) {
        await widen(page, width)
        const cut = await page.locator('body').evaluate(() => {
          const words = document.querySelectorAll('main :is(h1, h2, h3, p, li, a, time, dd, small), footer :is(p, a, label)')
          return [...words]
            .filter((element) => element.checkVisibility() && !element.closest('.vh, .table-scroll, [popover]'))
            .filter((element) => {
              const { left, right, width: wide } = element.getBoundingClientRect()
              return wide > 1 && (left < -1 || right > innerWidth + 1)
            })
            .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 30)}`)
        })
        expect(cut, `${path} at ${width}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
      }
    }
  })
}

for (const standard of sampleCases([16, 24, 32], () => ['any size'])) {
  test(`titles and the menu break no word on a phone with a font size of ${standard} px`, async ({ page }) => {
    await letters(page, standard)
    for (const path of [kinds.home, kinds.article, kinds.terms, '/furniture-maintenance']) {
      await page.goto(path)
      for (const width of [320, 360]) {
        await widen(page, width)
        expect(await brokenWords(page, 'h1'), `${path} at ${width}`).toEqual([])
        await page.getByRole('button', { name: 'Categorization' }).click()
        expect(await brokenWords(page, '#menu summary'), `the menu at ${width}`).toEqual([])
        await page.getByRole('button', { name: 'Categorization' }).click()
      }
    }
  })
}

test('the longest word of a title is on one line, in any window', async ({ page }) => {
  await page.goto('/ru/privacy-policy')
  for (const width of [320, 360, 900, 1024, 1280]) {
    await widen(page, width)
    expect(await brokenWords(page, 'h1'), `${width}`).toEqual([])
  }
})

/** Returns what blocks show outside a window with a font size of 24 or 32 px. */
async function cutOff(page: Page, path: string): Promise<readonly string[]> {
  const cut: string[] = []
  for (const standard of [24, 32]) {
    await letters(page, standard)
    await page.goto(path)
    for (const width of [320, 360]) {
      await widen(page, width)
      const found = await page.locator('[data-block] :is(b, i, span, code, dt, dd, figcaption)').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('svg, table'))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      )
      cut.push(...found.map((what) => `${what}: ${standard} at ${width}`))
    }
  }
  return cut
}

test('lists and sizes in a text are not cut off on a phone with large letters', async ({ page }) => {
  expect(await cutOff(page, bench.path)).toEqual([])
})

test.describe('on a phone with large letters', () => {
  test.use({ publication: drawings })
  test('drawings and their tables of sizes and colours are not cut off', { tag: '@night' }, async ({ page }) => {
    expect(await cutOff(page, drawnPath)).toEqual([])
  })
})

test('links to the next and the previous story break no word on a phone, with any font size', { tag: '@night' }, async ({ page }) => {
  for (const standard of [16, 24, 32]) {
    await letters(page, standard)
    await page.goto('/articles/the-kitchen-chair')
    const links = page.locator('[data-side]')
    await expect(links.first()).toHaveCSS('position', 'relative')
    await links.evaluateAll((found) => {
      for (const { lastChild } of found) if (lastChild) lastChild.textContent = 'Choosing Furniture'
    })
    for (const width of [320, 360]) {
      await widen(page, width)
      expect(await brokenWords(page, '[data-side]'), `${standard} at ${width}`).toEqual([])
    }
  }
})

test('rows, topics and stories below a text keep a word of thirteen letters whole on a phone with large letters', async ({ page }) => {
  await letters(page, 24)
  await widen(page, 360)
  for (const [path, selector] of [
    [kinds.subcategory, 'main ol h2 a'],
    [kinds.category, 'main header li a'],
    ['/articles/the-kitchen-chair', '[data-below] article :is(p, h3) a'],
  ] as const) {
    await page.goto(path)
    await page.locator(selector).evaluateAll((found) => {
      for (const element of found) element.textContent = 'Commissioning'
    })
    expect(await page.locator(selector).count(), path).toBeGreaterThan(0)
    expect(await brokenWords(page, selector), path).toEqual([])
  }
})

const long = `---
title: What a Kırlangıçkuyruğu Says
slug: long-word
description: A joint.
author: Ada Holm
date: 2026-06-03
entities:
  - category: seats
    subcategories:
      - subcategory: sofas
---

A word of sixteen letters.

It is a joint.
`

const withLongWord = { ...reading, name: 'long word', files: { 'articles/long-word/en.md': long } }

test.describe('a title with a very long word', () => {
  test.use({ publication: withLongWord })
  test('does not break it on a phone', { tag: '@night' }, async ({ page }) => {
    for (const standard of [16, 24]) {
      await letters(page, standard)
      await page.goto('/articles/long-word')
      for (const width of [320, 360, 390]) {
        await widen(page, width)
        expect(await brokenWords(page, 'h1'), `${standard} at ${width}`).toEqual([])
      }
    }
  })
})

test.describe('a first paragraph of one line', () => {
  test.use({ publication: withLongWord })
  test('holds its large first letter, so that the next begins below it, at the edge', { tag: '@night' }, async ({ page }) => {
    await page.goto('/articles/long-word')
    const lefts = await page.locator('[data-body] > p').evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        return Math.min(...[...range.getClientRects()].map(({ left }) => left))
      }),
    )
    expect(Math.abs((lefts[1] ?? 0) - (lefts[0] ?? 100))).toBeLessThan(4)
  })
})

test('the headlines of a category break no word in a window of medium width', { tag: '@night' }, async ({ page }) => {
  for (const path of ['seating', 'colour-and-light', 'workshop-projects', 'furniture-maintenance', 'sustainable-furniture']) {
    for (const prefix of ['', '/tr']) {
      await page.goto(`${prefix}/${path}`)
      for (const width of [897, 940, 980, 1023, 1060, 1151, 1152]) {
        await widen(page, width)
        expect(await brokenWords(page, 'main section article h3'), `${prefix}/${path} at ${width}`).toEqual([])
      }
    }
  }
})

test.describe('on a phone with very large letters', () => {
  test.use({ publication: full })
  test('a small picture leaves space for the headline beside it', async ({ page }) => {
    await letters(page, 32)
    await page.goto('/chairs')
    for (const width of [320, 360]) {
      await widen(page, width)
      const shares = await page
        .locator("[data-shape='left'] > :not(:first-child)")
        .evaluateAll((cards) =>
          cards.map((card) => (card.querySelector('h3')?.getBoundingClientRect().width ?? 0) / card.getBoundingClientRect().width),
        )
      expect(shares.length).toBeGreaterThan(0)
      expect(Math.min(...shares), `${width}`).toBeGreaterThan(0.5)
    }
  })
})

/** Every number of rooms, every width, and each name first. */
const plans = sampleCases(
  ['/', '/ru'].flatMap((home) =>
    [1024, 1360, 1408, 1456].flatMap((width) =>
      [3, 5, 6, 7, 12].flatMap((count) => [0, 1, 2, 3, 4].map((first) => ({ home, width, count, first }))),
    ),
  ),
  ({ home, width, count, first }) => [home, `${width} wide`, `${count} rooms`, `${first} first`],
)

test('nothing in the plan overflows its room, however many rooms there are', async ({ page }) => {
  test.setTimeout(120_000)
  for (const home of ['/', '/ru']) {
    await page.goto(home)
    const plan = page.locator('main ul:has(> [data-notch])')
    const rooms = await plan.evaluateHandle((list) => [...list.children] as HTMLElement[])
    for (const [width, all] of Map.groupBy(
      plans.filter((found) => found.home === home),
      (found) => found.width,
    )) {
      await widen(page, width)
      for (const { count, first } of all) {
        await rooms.evaluate(
          (cards, [places, shift]) => {
            const next = places.map(({ wide, medium, narrow, tall, opening }, index) => {
              const room = cards[(index + shift) % cards.length]?.cloneNode(true) as HTMLElement
              room.style.cssText = `--wide: span ${wide}; --medium: span ${medium}; --narrow: span ${narrow}`
              room.toggleAttribute('data-tall', tall)
              room.dataset.notch = opening
              return room
            })
            document.querySelector('main ul:has(> [data-notch])')?.replaceChildren(...next)
          },
          [planLayout(count), first] as const,
        )
        const over = await plan.evaluate((list) =>
          [...list.children].flatMap((room) => {
            const wall = room.getBoundingClientRect()
            return [...room.querySelectorAll('h2 a, svg, li a')]
              .filter((part) => part.checkVisibility())
              .filter((part) => {
                const { left, right, bottom } = part.getBoundingClientRect()
                return left < wall.left || right > wall.right + 0.5 || bottom > wall.bottom + 0.5
              })
              .map((part) => `${part.tagName} ${part.textContent} in ${room.querySelector('h2')?.textContent}`)
          }),
        )
        expect(over, `${home}, ${count} rooms at ${width}`).toEqual([])
      }
    }
  }
})
