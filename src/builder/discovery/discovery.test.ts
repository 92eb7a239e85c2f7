import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Manifest, manifestFile } from '../../shared/output/manifest.ts'
import type { PageData } from '../../shared/pages/pageData.ts'
import { buildSite } from '../testing/buildSite.ts'
import { checkVocabulary, checkXml, jsonFeedSchema } from '../testing/checkXml.ts'

const root = join(import.meta.dirname, '../../..')
const full = join(root, 'fixtures/sites/full')

describe('a build in four languages', { timeout: 120_000 }, () => {
  let out: string
  let manifest: Manifest

  const read = (path: string) => readFileSync(join(out, path), 'utf8')
  const pageData = (path: string) => JSON.parse(read(`page-data/${path}/page-data.json`)) as PageData
  const documents = () => manifest.files.filter((file) => file.kind === 'document').map((file) => file.path)

  beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'discovery-'))
    rmSync(out, { recursive: true })
    await buildSite({ site: full, out })
    manifest = JSON.parse(read(manifestFile)) as Manifest
  }, 120_000)

  afterAll(() => rmSync(out, { recursive: true, force: true }))

  it('lists every indexable page in the sitemaps, with the dates of its content', () => {
    const sitemap = read('sitemap-en.xml')
    expect(sitemap).toMatch(/<loc>https:\/\/full.example\/articles\/windsor-chair<\/loc><lastmod>2026-03-01T00:00:00Z<\/lastmod>/)
    expect(sitemap).toMatch(/hreflang="tr" href="https:\/\/full.example\/tr\/articles\/windsor-sandalyesi"/)
    expect(sitemap).not.toMatch(/404|500|offline|future|draft/)
    expect(sitemap).not.toContain('2026-11-21')
    const listed = ['en', 'tr', 'ru', 'ko'].flatMap((language) =>
      [...read(`sitemap-${language}.xml`).matchAll(/<url><loc>([^<]*)/g)].map(([, url = '']) => url),
    )
    const canonical = documents().flatMap((file) =>
      /name="robots"/.test(read(file)) ? [] : (/rel="canonical" href="([^"]*)"/.exec(read(file))?.[1] ?? []),
    )
    expect(listed.toSorted()).toEqual(canonical.toSorted())
  })

  it('names no page in llms.txt that search engines are told not to list, such as a category without articles', () => {
    const texts = ['', 'tr/', 'ru/', 'ko/'].map((folder) => read(`${folder}llms.txt`))
    const paths = texts.flatMap((text) => [...text.matchAll(/\]\(https:\/\/full\.example\/?([^)]*)/g)].map(([, path = '']) => path))
    const pages = paths.map((path) => (path === '' ? 'index.html' : `${path}/index.html`)).filter((file) => documents().includes(file))
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((file) => /name="robots"/.test(read(file)))).toEqual([])
  })

  it('makes feeds of the site, its categories and its authors in each language, but no empty ones', () => {
    const feeds = manifest.files.map(({ path }) => path).filter((path) => path.endsWith('feed.atom'))
    expect(feeds).toEqual(expect.arrayContaining(['feed.atom', 'tr/feed.atom', 'chairs/feed.atom', 'authors/ada-holm/feed.atom']))
    expect(feeds).not.toContain('ko/feed.atom')
    const { items } = JSON.parse(read('feed.json')) as { items: { content_html: string; url: string }[] }
    const windsor = items.find(({ url }) => url.endsWith('windsor-chair'))
    expect(windsor?.content_html).toContain('<p>It is carved.</p>')
    expect(windsor?.content_html).toContain('href="https://full.example/articles/ladderback"')
    expect(windsor?.content_html).not.toMatch(/(?:href|src)="[/#]/)
  })

  it('writes feeds that two independent parsers read completely', async () => {
    const { parseFeed } = await import('feedsmith')
    const { parseFeed: parseAgain } = await import('@rowanmanning/feed-parser')
    for (const { path } of manifest.files.filter((file) => /feed\.(?:atom|rss)$/.test(file.path))) {
      const { feed } = parseFeed(read(path))
      const { items } = parseAgain(read(path))
      const whole = items.filter(
        ({ id, url, title, content, published, authors }) => id && url && title && content && published && authors[0],
      )
      expect(whole, path).toHaveLength(items.length)
      expect('entries' in feed ? feed.entries : 'items' in feed ? feed.items : [], path).toHaveLength(items.length)
    }
  })

  it('writes feeds and sitemaps that match their schemas, and structured data in the schema.org vocabulary', async () => {
    const files = (pattern: RegExp) =>
      manifest.files.filter(({ path }) => pattern.test(path)).map(({ path }) => ({ fileName: path, contents: read(path) }))
    expect(await checkXml('atom', files(/feed\.atom$/))).toEqual([])
    expect(await checkXml('rss', files(/feed\.rss$/))).toEqual([])
    expect(await checkXml('sitemap', files(/sitemap-..\.xml$/))).toEqual([])
    expect(await checkXml('sitemapIndex', files(/sitemap\.xml$/))).toEqual([])
    for (const { fileName, contents } of files(/feed\.json$/))
      expect(jsonFeedSchema.safeParse(JSON.parse(contents)).error, fileName).toBeUndefined()
    for (const { fileName, contents } of files(/page-data\.json$/)) {
      const { data = '{"@context":"https://schema.org","@graph":[]}' } = (JSON.parse(contents) as PageData).result.head
      expect(checkVocabulary(JSON.parse(data)), fileName).toEqual([])
    }
  })

  it('gives every page with an address a card', () => {
    for (const path of documents().filter((file) => file.endsWith('index.html'))) {
      const [, card = ''] =
        /property="og:image" content="https:\/\/full\.example\/assets\/cards\/([\da-f]{12})\.jpg"/.exec(read(path)) ?? []
      expect(manifest.cards, path).toContain(card)
    }
    expect(read('articles/windsor-chair/index.html')).toContain('property="og:image:alt" content="A chair"')
  })

  it('describes each page in its head and its structured data, except an error page', () => {
    const graph = (path: string) =>
      (JSON.parse(pageData(path).result.head.data ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph']
    expect(graph('articles/windsor-chair')[0]).toMatchObject({
      '@type': 'Article',
      headline: 'The Windsor Chair',
      datePublished: '2026-01-05',
      dateModified: '2026-03-01',
      image: [/-1x1\.jpg$/, /-4x3\.jpg$/, /-16x9\.jpg$/].map((file) => expect.stringMatching(file) as unknown),
      author: { name: 'Ada Holm', url: 'https://full.example/authors/ada-holm' },
    })
    expect(graph('index')[0]).toMatchObject({ '@type': 'WebSite', name: 'Full House' })
    expect(graph('chairs').map((thing) => thing['@type'])).toEqual(['CollectionPage', 'BreadcrumbList'])
    expect(graph('authors/desk')[0]).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Organization' } })
    expect(read('articles/windsor-chair/index.html')).toContain(
      `<script type="application/ld+json">${pageData('articles/windsor-chair').result.head.data}</script>`,
    )
    expect(read('404.html')).not.toMatch(/property="og:|ld\+json|atom\+xml/)
    expect(read('chairs/page/2/index.html')).toContain(
      'type="application/atom+xml" title="Chairs | Full House" href="https://full.example/chairs/feed.atom"',
    )
    expect(read('index.html')).toContain('href="https://full.example/feed.rss"')
    expect(read('site.webmanifest')).toContain('"name":"Full House"')
  })

  it('shows paid links only in the document and the data of their page, and in no file with a telling name', () => {
    const block = /<aside data-block="links".*?<\/aside>/s
    const chairs = block.exec(read('chairs/index.html'))?.[0] ?? ''
    expect(chairs).toContain('<a href="https://shop.example/" rel="sponsored nofollow noopener">A shop</a>')
    expect(chairs).toContain('<a href="https://new.example/" rel="sponsored nofollow noopener">New</a>')
    expect(pageData('chairs').result.after).toContain(chairs)
    expect(read('tr/terms/index.html')).toMatch(/Bu bağlantılar reklamdır.*New/)
    expect(read('terms/index.html')).not.toContain('shop.example')
    expect(read('404.html')).not.toMatch(block)
    expect(
      manifest.files.filter(({ path }) => /(?:^|[^a-z\d])(?:ads?|sponsor\w*|banner|paid\w*|sape\w*)(?:[^a-z\d]|$)/i.test(path)),
    ).toEqual([])
  })

  it("keeps the publication's robots.txt, and makes the text files that it lacks", () => {
    expect(read('robots.txt')).toBe(readFileSync(join(full, 'public/robots.txt'), 'utf8'))
    expect(read('llms.txt')).toContain('- [The Windsor Chair](https://full.example/articles/windsor-chair): About windsor-chair.')
    expect(read('tr/llms.txt')).toContain('Windsor Sandalyesi')
    const key = manifest.files.find(({ path }) => /^[\da-f]{32}\.txt$/.test(path))?.path ?? ''
    expect(read(key)).toBe(`${key.slice(0, 32)}\n`)
  })
})
