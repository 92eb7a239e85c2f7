import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { documentPaths, test } from './harness/magazinePages.ts'
import { expect } from './harness/test.ts'

interface PageOfGraph {
  readonly language: string
  readonly hidden: boolean
  /** The path of each alternate by its `hreflang`. */
  readonly alternates: ReadonlyMap<string, string>
  /** The path that the language menu leads to, by language; `nearest` if it is another page. */
  readonly menu: ReadonlyMap<string, { readonly path: string; readonly nearest: boolean }>
}

const pathOf = (address: string) => decodeURI(new URL(address, 'https://any.example').pathname)

function readGraph(out: string): ReadonlyMap<string, PageOfGraph> {
  return new Map(
    documentPaths(out).map((path) => {
      const html = readFileSync(join(out, path, 'index.html'), 'utf8')
      const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
      const menu = [...html.matchAll(/<a href="([^"]+)"( data-nearest)? lang="([^"]+)" hrefLang="\3"/g)]
      const page: PageOfGraph = {
        language: /<html lang="([^"]+)"/.exec(html)?.[1] ?? '',
        hidden: /<meta name="robots" content="noindex/.test(html),
        alternates: new Map(alternates.map(([, language = '', url = '']) => [language, pathOf(url)])),
        menu: new Map(
          menu.map(([, url = '', nearest, language = '']) => [language, { path: pathOf(url), nearest: nearest !== undefined }]),
        ),
      }
      return [path, page]
    }),
  )
}

let graph: ReadonlyMap<string, PageOfGraph>
let pages: readonly (readonly [string, PageOfGraph])[]

test.beforeAll(({ site }) => {
  graph = readGraph(site.out)
  pages = [...graph]
})

test('the site has pages in four languages, with alternates', () => {
  expect(new Set(pages.map(([, { language }]) => language))).toEqual(new Set(['en', 'tr', 'ru', 'ko']))
  expect(pages.filter(([, { alternates }]) => alternates.size > 0).length).toBeGreaterThan(200)
})

test('every alternate is an indexed page in its language and has the same alternates', () => {
  const broken = pages.flatMap(([path, { alternates }]) =>
    [...alternates].flatMap(([language, target]) => {
      const other = graph.get(target)
      if (!other || other.hidden) return [`${path} -> ${target}: no page to be found`]
      if (language !== 'x-default' && other.language !== language) return [`${path} -> ${target}: not in ${language}`]
      const same = isDeepStrictEqual(other.alternates, alternates)
      return same ? [] : [`${path} -> ${target}: other alternates`]
    }),
  )
  expect(broken).toEqual([])
})

test('a page is among its own alternates, and x-default is the one in the default language', () => {
  const wrong = pages.filter(([path, { language, alternates }]) => {
    if (alternates.size === 0) return false
    return alternates.get(language) !== path || alternates.get('x-default') !== alternates.get('en')
  })
  expect(wrong.map(([path]) => path)).toEqual([])
})

test('the language menu leads to the translation, or to the nearest page in that language if there is none', () => {
  const wrong = pages.flatMap(([path, { language, alternates, menu }]) =>
    ['en', 'tr', 'ru', 'ko']
      .filter((other) => other !== language)
      .flatMap((other) => {
        const link = menu.get(other)
        const target = link && graph.get(link.path)
        if (!link || target?.language !== other || target.hidden) return [`${path} in ${other}: ${link?.path}`]
        return link.nearest === (alternates.get(other) !== link.path)
          ? []
          : [`${path} in ${other}: says that it is ${link.nearest ? 'not' : ''} the page`]
      }),
  )
  expect(wrong).toEqual([])
})

for (const [home, others] of [
  ['/', /cyrillic|ext/],
  ['/tr', /cyrillic/],
  ['/ru', /ext/],
  ['/ko', /cyrillic|ext/],
] as const) {
  test(`${home} loads only the fonts of its script, and uses each`, async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.add(new URL(request.url()).pathname)
    })
    await page.goto(home, { waitUntil: 'networkidle' })
    const used = await page.evaluate(async () => {
      await document.fonts.ready
      return Array.from(document.fonts).filter(({ status }) => status === 'loaded').length
    })
    expect([...fetched].filter((path) => others.test(path))).toEqual([])
    expect(fetched.size).toBeGreaterThan(0)
    // A font that was fetched but not used would not count as loaded.
    expect(used).toBeGreaterThanOrEqual(fetched.size)
  })
}
