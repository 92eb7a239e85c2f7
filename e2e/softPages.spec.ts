import type { Page } from '@playwright/test'
import { sampleCases } from '../src/platform/testing/sampleCases.ts'
import { expect, test, withoutFades } from './browse/test.ts'
import { withoutPrefetch } from './browse/withoutPrefetch.ts'

test.use(withoutFades)

/** The kind of a page, and its language. */
function kindsOf(path: string): readonly string[] {
  const [prefix = ''] = /^\/(tr|ru|ko)(?=\/|$)/.exec(path) ?? []
  return [`in ${prefix}`, path.slice(prefix.length).replace(/^\/(articles|authors)\/[^/]+/, '/$1/one')]
}

const pages = [
  '/chairs',
  '/chairs/page/2',
  '/chairs/wooden',
  '/chairs/wooden/topic/windsor',
  '/articles/windsor-chair',
  '/articles/untitled-thing',
  '/articles/ёлка',
  '/authors/ada-holm',
  '/authors/ada-holm/page/2',
  '/authors',
  '/info/about-us',
  '/privacy-policy',
  '/terms',
  '/sitemap',
  '/tr',
  '/tr/chairs',
  '/tr/articles/windsor-sandalyesi',
  '/tr/authors/desk',
  '/ru/articles/vindzorskiy-stul',
  '/ru/chairs/wooden/topic/windsor',
  '/ko/chairs',
  '/no/such/page',
  '/',
]
/** Pages of every kind and in every language. */
const tour = sampleCases(pages, kindsOf)

/** What a page contains and where it leads. */
function readMain(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const all = (selector: string, name: string) =>
      [...(main?.querySelectorAll(selector) ?? [])].map((element) => element.getAttribute(name))
    return {
      text: main?.textContent,
      links: all('a', 'href'),
      pictures: all('img', 'src'),
      sources: all('source', 'srcset'),
      alternativeTexts: all('img', 'alt'),
      languages: all('[lang]', 'lang'),
      ids: all('[id]', 'id'),
      otherLanguages: [...document.querySelectorAll<HTMLAnchorElement>('#languages a')].map(
        (link) => link.href + (link.hasAttribute('data-nearest') ? ' (nearest)' : ''),
      ),
      styles: [...document.querySelectorAll('h1, h2, main a')].map((element) => getComputedStyle(element).font),
    }
  })
}

test('every kind of page is the same after a click as on a direct visit, in head and body', async ({ reader, browser, site }) => {
  test.setTimeout(240_000)
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const direct = await plain.newPage()
  await reader.open('/terms')
  for (const path of tour) {
    await test.step(path, async () => {
      await reader.click(path)
      await reader.sees(path)
      await direct.goto(path)
      expect(await readMain(reader.page), path).toEqual(await readMain(direct))
    })
  }
  expect(reader.watch.documents).toBe(0)
  await plain.close()
})

test('the data of the layout is requested once per language, when the language changes', async ({ reader }) => {
  await withoutPrefetch(reader.context)
  await reader.open('/')
  await reader.click('/terms')
  await reader.sees('/terms')
  expect(reader.watch.count('/slice-data/')).toBe(0)
  for (const path of ['/tr', '/tr/chairs', '/', '/tr/terms']) {
    await reader.click(path)
    await reader.sees(path)
  }
  expect(reader.watch.count('/slice-data/header-tr.json')).toBe(1)
  expect(reader.watch.count('/slice-data/footer-tr.json')).toBe(1)
  expect(reader.watch.documents).toBe(0)
})

test('Back and Forward change the language with the page', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/ru')
  await reader.click('/ko/terms')
  await reader.sees('/ko/terms')
  await reader.back()
  await reader.sees('/ru')
  await reader.page.evaluate(() => history.forward())
  await reader.sees('/ko/terms')
  expect(reader.watch.documents).toBe(0)
})

test('the fonts of another alphabet are loaded with the language', { tag: '@night' }, async ({ reader }) => {
  // The text font has Cyrillic late on every page, for a name in the language menu.
  const hasCyrillic = () =>
    reader.page.evaluate(() =>
      [...document.fonts].some(({ family, unicodeRange }) => family.includes('Brygada') && /U\+0?400-/i.test(unicodeRange)),
    )
  await reader.open('/')
  expect(await hasCyrillic()).toBe(false)
  await reader.click('/ru')
  await reader.sees('/ru')
  expect(reader.watch.documents).toBe(0)
  expect(await hasCyrillic()).toBe(true)
})

test('the search is in the language that the reader has changed to', { tag: '@night' }, async ({ reader }) => {
  await reader.open('/terms')
  const field = reader.page.getByRole('banner').locator('input[type=search]')
  await field.fill('windsor')
  await expect(reader.page.getByRole('option', { name: 'The Windsor Chair' })).toHaveAccessibleName(/opens in a new tab/)
  const way = () => field.evaluate((box) => [box.role, box.ariaKeyShortcuts])
  const before = await way()
  await reader.click('/ru')
  await reader.sees('/ru')
  expect(before).toEqual(['combobox', '/'])
  expect(await way()).toEqual(before)
  await field.fill('СТУЛ')
  await expect(reader.page.locator('search')).toContainText('1 статья по запросу «СТУЛ»')
  await expect(reader.page.getByRole('option', { name: 'Виндзорский стул' })).toHaveAccessibleName(/откроется в новой вкладке/)
  expect(reader.watch.documents).toBe(0)
})
