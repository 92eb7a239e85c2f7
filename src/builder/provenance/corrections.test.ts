import { expect, it } from 'vitest'
import { article, loadFiles } from '../../content/testing/loadFiles.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { InfoProps, SitemapProps } from '../../shared/pages/pageProps.ts'
import { createPicturePlanner } from '../images/planPictures.ts'
import { makeSlices } from '../pageData/slices.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { indexSite } from '../pages/indexSite.ts'
import { planPages } from '../pages/planPages.ts'
import { correctionsHtml, correctionsLink } from './corrections.ts'

const codes: readonly Language[] = ['en', 'tr', 'ru', 'ko']

/** A publication in four languages; returns its index for a language. */
async function sitesOf(texts: Readonly<Record<string, string>>): Promise<(language: Language) => SiteIndex> {
  const { publication } = await loadFiles({
    'articles/a-plain-chair': null,
    'site.config.ts': `export default { key: 'k', slug: 's', title: 'Desk', url: 'https://t.example', languages: ${JSON.stringify(codes)} }\n`,
    ...texts,
  })
  if (!publication) throw new Error('The publication has mistakes')
  return (language) => indexSite(publication, language)
}

const textOf = (slug: string, title: string, corrections = '[]') => article({ title, slug, date: '2026-01-03', corrections })

const planOf = (site: SiteIndex, path: string): PagePlan | undefined =>
  planPages(site, createPicturePlanner()).find((plan) => plan.path === path)

it('corrections are listed by day, newest first, and within a day by title', async () => {
  const sites = await sitesOf({
    'articles/shelf/en.md': textOf('shelf', 'Shelf', '[{ date: 2026-01-05, text: "<One>" }, { date: 2026-02-05, text: Two. }]'),
    'articles/zinc/en.md': textOf('zinc', 'A & B', '[{ date: 2026-02-05, text: Three. }]'),
  })
  expect(correctionsHtml(sites('en'))).toBe(
    '<h2><time datetime="2026-02-05">5 February 2026</time></h2><ul><li><a href="/articles/zinc">A &amp; B</a>: Three.</li>' +
      '<li><a href="/articles/shelf">Shelf</a>: Two.</li></ul>' +
      '<h2><time datetime="2026-01-05">5 January 2026</time></h2><ul><li><a href="/articles/shelf">Shelf</a>: &lt;One&gt;</li></ul>',
  )
})

it('titles are sorted by the alphabet of the language', async () => {
  const sites = await sitesOf({
    'articles/a/tr.md': textOf('a', 'Dolap', '[{ date: 2026-02-05, text: D. }]'),
    'articles/b/tr.md': textOf('b', 'Çekmece', '[{ date: 2026-02-05, text: Ç. }]'),
    'articles/c/tr.md': textOf('c', 'Cila', '[{ date: 2026-02-05, text: C. }]'),
  })
  expect([...correctionsHtml(sites('tr')).matchAll(/<\/a>: (.)\./g)].map(([, letter]) => letter)).toEqual(['C', 'Ç', 'D'])
})

it('an article is listed once a day, with all its corrections of that day', async () => {
  const corrections = '[{ date: 2026-01-05, text: One. }, { date: 2026-02-05, text: Two. }, { date: 2026-01-05, text: Three. }]'
  const html = correctionsHtml((await sitesOf({ 'articles/shelf/en.md': textOf('shelf', 'Shelf', corrections) }))('en'))
  expect([...html.matchAll(/<li>.*?<\/a>: (.*?)<\/li>/g)].map(([, text]) => text)).toEqual(['Two.', 'One. Three.'])
})

it.each([
  ['en', '/corrections', 'Corrections', '5 February 2026', '/articles/shelf-en'],
  ['tr', '/tr/corrections', 'Düzeltmeler', '5 Şubat 2026', '/tr/articles/shelf-tr'],
  ['ru', '/ru/corrections', 'Исправления', '5 февраля 2026\u00A0г.', '/ru/articles/shelf-ru'],
  ['ko', '/ko/corrections', '바로잡은 내용', '2026년 2월 5일', '/ko/articles/shelf-ko'],
] as const)('the page in %s is at %s and lists the corrections in that language', async (language, path, heading, day, link) => {
  const sites = await sitesOf(
    Object.fromEntries(
      codes.map((code) => [
        `articles/shelf/${code}.md`,
        textOf(`shelf-${code}`, `T-${code}`, `[{ date: 2026-02-05, text: "Was ${code}." }]`),
      ]),
    ),
  )
  const plan = planOf(sites(language), path)
  expect(plan).toMatchObject({ component: 'info', language, alternateKey: 'page:corrections', changed: '2026-02-05T00:00:00Z' })
  expect(plan?.description).toMatch(/^✏️ .*Desk/)
  const props = plan?.props({ blocks: '' }) as InfoProps | undefined
  expect(props?.crumbs.at(-1)).toEqual({ text: heading, path })
  const about = plan?.description.replace('✏️ ', '')
  const item = `<li><a href="${link}">T-${language}</a>: Was ${language}.</li>`
  expect(props).toMatchObject({ heading, html: `<p>${about}</p><h2><time datetime="2026-02-05">${day}</time></h2><ul>${item}</ul>` })
})

it('the page and its links exist only in languages that have corrections', async () => {
  const sites = await sitesOf({
    'articles/shelf/en.md': textOf('shelf', 'Shelf'),
    'articles/shelf/tr.md': textOf('raf', 'Raf', '[{ date: 2026-02-05, text: Bir. }]'),
  })
  const found = (['en', 'tr'] as const).map((language) => {
    const site = sites(language)
    const prefix = language === 'en' ? '' : '/tr'
    const map = planOf(site, `${prefix}/sitemap`)?.props({ blocks: '' }) as SitemapProps
    return [
      correctionsLink(site)?.path,
      planOf(site, `${prefix}/corrections`)?.path,
      map.pages.find(({ path }) => path.endsWith('/corrections'))?.path,
      makeSlices(site, { year: 2026, logo: undefined }).footer.corrections?.path,
    ]
  })
  expect(found).toEqual([Array.from({ length: 4 }), Array.from({ length: 4 }).fill('/tr/corrections')])
})
