import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { field, options, search, stories } from './browse/searchBox.ts'
import { documentPaths, sampledPaths } from './harness/magazinePages.ts'
import { expect, test } from './harness/test.ts'
import { violationsOf } from './violationsOf.ts'
import { whenAlive } from './harness/whenAlive.ts'

test.use({ publication: { name: 'scripts', folder: 'fixtures/sites/scripts' } })

const chair = {
  de: '/de/articles/ein-stuhl-der-nicht-mehr-wackelt',
  ar: '/ar/articles/kursi-lam-yaud-yatamayal',
  ja: '/ja/articles/guratsukanai-isu-ni-naosu',
} as const
const english = '/articles/a-chair-that-no-longer-wobbles'

const sought = {
  de: ['buecherregale-ohne', 'Bücherregal', 'Eine Lampe', 'Esstischen'],
  ar: ['rufuf-la-tanhani', 'رفوف', 'مصباح فوق الطاولة', 'المصباح طاوله'],
  ja: ['tawamanai-hondana', '本棚', '食卓の上のランプ', 'らんぷ'],
} as const

const languages = ['de', 'ar', 'ja'] as const
/** One page in each language; the nightly run tests every kind of page in each. */
const drawnForAxe = sampleCases(
  languages.flatMap((language) =>
    ['', '/furniture', '/furniture/chairs', '/authors', '/sitemap', '/saved', '/404.html', 'article'].map((name) => ({ language, name })),
  ),
  ({ language }) => [language],
)
const root = (page: Page) => page.locator('html')

function styleOf(element: Locator, name: string, pseudo?: string): Promise<string> {
  return element
    .first()
    .evaluate((here, [property, part]) => getComputedStyle(here, part).getPropertyValue(property), [name, pseudo] as const)
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test('a document has its language, and dir="rtl" in Arabic only', async ({ page }) => {
      await page.goto(chair[language])
      await expect(root(page)).toHaveAttribute('lang', language)
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(language === 'ar' ? 'rtl' : 'ltr')
      expect(await root(page).getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : null)
    })

    test('no page is wider than its window', async ({ page, site }) => {
      test.setTimeout(120_000)
      const isOfLanguage = (path: string) => path === `/${language}` || path.startsWith(`/${language}/`)
      const paths = documentPaths(site.out).filter(isOfLanguage)
      expect(paths.length).toBeGreaterThan(15)
      const wide: string[] = []
      // Five pages, and each width; the nightly run tests all combinations.
      const drawn = sampleCases(
        [...paths, `/${language}/404.html`].flatMap((path, index) => [320, 360, 1280].map((width) => ({ path, index, width }))),
        ({ index, width }) => [`page ${index % 5}`, `width ${width}`],
      )
      for (const [path, windows] of Map.groupBy(drawn, (found) => found.path)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        for (const { width } of windows) {
          await page.setViewportSize({ width, height: 900 })
          const over = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            const words = [...document.querySelectorAll('h1, h2, h3, p, li, dd, dt')].filter((element) => {
              if (!element.checkVisibility() || element.closest('.vh, .table-scroll')) return false
              const { left, right, width: own } = element.getBoundingClientRect()
              return own > 0 && (left < -1 || right > clientWidth + 1)
            })
            return scrollWidth > clientWidth ? 'scrolls' : (words[0]?.outerHTML.slice(0, 80) ?? '')
          })
          if (over !== '') wide.push(`${path} at ${width}: ${over}`)
        }
      }
      expect(wide).toEqual([])
    })

    test('the search finds a word of a title, words in any order, and near titles', async ({ page }) => {
      const [slug, word, title, near] = sought[language]
      await page.goto(`/${language}`)
      await search(page, word)
      await expect(stories(page).first()).toHaveAttribute('href', new RegExp(slug))
      await field(page).fill(title.split(' ').toReversed().join(' '))
      await expect(stories(page)).toHaveCount(1)
      await field(page).fill(near)
      await expect(stories(page).first()).toHaveAttribute('href', /lampe|misbah|ranpu/)
    })

    test('pages pass axe', async ({ page }) => {
      test.setTimeout(120_000)
      for (const { name } of drawnForAxe.filter((found) => found.language === language)) {
        await page.goto(name === 'article' ? chair[language] : `/${language}${name}`)
        expect(await violationsOf(page), name).toEqual([])
      }
    })

    test('an article has a drop cap in Latin script only', async ({ page }) => {
      await page.goto(chair[language])
      const letter = await styleOf(page.locator('[data-body] > p'), 'initial-letter', '::first-letter')
      expect(letter).toBe(language === 'de' ? '3' : 'normal')
    })
  })
}

for (const language of sampleCases(languages, () => ['any language'])) {
  test(`arrow keys and End move through the search results in ${language} without opening one`, async ({ page, context }) => {
    await page.goto(`/${language}`)
    await search(page, sought[language][1])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(1)
    await page.keyboard.press('End')
    await expect(options(page).last()).toBeVisible()
    expect(context.pages()).toHaveLength(1)
  })
}

test('the Nu HTML checker finds no error in any kind of page', { tag: '@night' }, async ({ site }) => {
  test.setTimeout(120_000)
  const files = [...sampledPaths(site.out).map((path) => join(path, 'index.html')), 'ar/404.html', 'ja/500.html', 'de/offline.html']
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
  const args = [
    '-Xss4m',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-jar',
    jar,
    '--errors-only',
    '--skip-non-html',
    '--format',
    'json',
    '--exit-zero-always',
  ]
  const { stderr } = await promisify(execFile)('java', [...args, ...files.map((file) => join(site.out, file))], { maxBuffer: 1e8 })
  const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract?: string }[] }
  // Its CSS grammar is years behind; the bundler has parsed the styles.
  const found = messages.filter(({ message }) => !message.startsWith('CSS:'))
  expect(found.map(({ url, message, extract }) => `${url}: ${message} … ${extract}`)).toEqual([])
})

test.describe('right to left', () => {
  test('no text is letter-spaced or capitalised', async ({ page }) => {
    for (const path of ['/ar', '/ar/furniture', chair.ar, '/ar/authors/layla-mansour']) {
      await page.goto(path)
      const spaced = await page.evaluate(() =>
        [...document.querySelectorAll('body *')].flatMap((element) => {
          const { letterSpacing, textTransform } = getComputedStyle(element)
          return letterSpacing === 'normal' && textTransform === 'none' ? [] : [element.outerHTML.slice(0, 60)]
        }),
      )
      expect(spaced).toEqual([])
    }
  })

  test('a click into another language changes the direction, and Back changes it back', async ({ page }) => {
    await page.goto(english)
    await whenAlive(page)
    const turn = async (language: string) => {
      await page.locator('button[popovertarget=languages]').click()
      await page.locator(`#languages a[hreflang=${language}]`).click()
    }
    const stands = async (path: string, direction: string) => {
      await expect(page).toHaveURL(path)
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
    }
    await turn('ar')
    await stands(chair.ar, 'rtl')
    await expect(root(page)).toHaveAttribute('dir', 'rtl')
    await expect(root(page)).toHaveAttribute('lang', 'ar')
    // The right-to-left styles are in a style sheet that every page has.
    expect(await styleOf(page.locator('h1'), 'letter-spacing')).toBe('normal')
    await turn('en')
    await stands(english, 'ltr')
    await page.goBack()
    await stands(chair.ar, 'rtl')
    await page.goBack()
    await stands(english, 'ltr')
    await expect(root(page)).toHaveAttribute('lang', 'en')
  })

  test('a page has the same layout after a click as on a direct visit', { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const places = () =>
      page.locator('main :is(h1, h2, p, li, th, td, figure)').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { left, width } = element.getBoundingClientRect()
            return `${element.localName} ${Math.round(left)} ${Math.round(width)}`
          }),
      )
    await page.goto(chair.ar)
    await page.evaluate(() => document.fonts.ready)
    const direct = await places()
    await page.goto(english)
    await whenAlive(page)
    await page.locator('button[popovertarget=languages]').click()
    await page.locator('#languages a[hreflang=ar]').click()
    await expect(page).toHaveURL(chair.ar)
    await expect.poll(places).toEqual(direct)
  })

  test('arrow keys move in the direction that they show', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/ar')
    const button = page.locator('button[popovertarget=menu]')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#menu')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const left = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? 0)
    await page.keyboard.press('ArrowDown')
    const first = await left()
    await page.keyboard.press('ArrowLeft')
    const second = await left()
    expect(second).toBeLessThan(first)
    await page.keyboard.press('ArrowRight')
    expect(await left()).toBeGreaterThan(second)
  })

  test('Latin text within Arabic keeps its own direction', { tag: '@night' }, async ({ page }) => {
    await page.goto(chair.ar)
    const source = page.locator('bdi', { hasText: 'Adhesives for Wood (2nd ed.)' })
    await expect(source).toHaveCount(1)
    expect(await source.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    // A title in both scripts has the direction of the page.
    await page.goto('/ar/articles/danish-oil-thalathat-asila')
    await expect(page.locator('h1 bdi')).toHaveCount(0)
    await page.goto('/articles/shelves-that-do-not-sag')
    await expect(page.locator('main bdi')).toHaveCount(0)
  })

  test('the icons of the breadcrumbs are mirrored in Arabic and not in German', { tag: '@night' }, async ({ page }) => {
    await page.goto('/ar/furniture')
    expect(await styleOf(page.locator('nav ol a svg'), 'scale')).toBe('-1 1')
    await page.goto('/de/furniture')
    expect(await styleOf(page.locator('nav ol a svg'), 'scale')).toBe('none')
  })
})

test('Japanese text breaks between phrases, by strict rules', async ({ page }) => {
  await page.goto(chair.ja)
  expect(await styleOf(page.locator('h1'), 'word-break')).toBe('auto-phrase')
  expect(await styleOf(page.locator('[data-body] p'), 'line-break')).toBe('strict')
})

test('German words are hyphenated in narrow windows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(chair.de)
  for (const part of ['h1', '[data-body] > p']) expect(await styleOf(page.locator(part), 'hyphens')).toBe('auto')
})
