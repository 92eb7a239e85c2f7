import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseFeed as parseAgain } from '@rowanmanning/feed-parser'
import { parseFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Manifest, manifestFile } from '../shared/output/manifest.ts'
import type { PageData } from '../shared/pages/pageData.ts'
import { buildSite } from './testing/buildSite.ts'
import { checkVocabulary, checkXml, jsonFeedSchema } from './testing/checkXml.ts'
import { hostileStrings, hostileTexts, writeHostileSite } from './testing/writeHostileSite.ts'

describe('200 hostile strings in every place of a publication', { timeout: 120_000 }, () => {
  let home: string
  let manifest: Manifest

  const read = (path: string) => readFileSync(join(home, 'out', path), 'utf8')
  const paths = (pattern: RegExp) => manifest.files.map(({ path }) => path).filter((path) => pattern.test(path))
  const pageData = (path: string) => JSON.parse(read(`page-data/${path}/page-data.json`)) as PageData
  const xmlFiles = (pattern: RegExp) => paths(pattern).map((path) => ({ fileName: path, contents: read(path) }))
  const words = (text: unknown) => String(text).replace(/\s+/g, ' ').trim()

  const plainTitle = (entry: object) => {
    const title: unknown = 'title' in entry ? entry.title : ''
    return words(typeof title === 'object' && title !== null && 'value' in title ? title.value : title)
  }

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'hostile-'))
    writeHostileSite(join(home, 'site'))
    const { output, problems, failures } = await buildSite({ site: join(home, 'site'), out: join(home, 'out'), drawsCards: true })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(failures).toEqual([])
    expect(output?.pages).toBeGreaterThan(400)
    manifest = JSON.parse(read(manifestFile)) as Manifest
  }, 120_000)

  afterAll(() => rmSync(home, { recursive: true, force: true }), 120_000)

  it('are 200 different strings', () => {
    expect(new Set(hostileStrings).size).toBe(200)
  })

  it('appear unchanged in the data of their pages', () => {
    for (const [index] of hostileStrings.entries()) {
      const { result } = pageData(`articles/item-${index}`)
      const texts = hostileTexts(index)
      expect(result.component === 'article' && result.props).toMatchObject({
        title: texts.title,
        description: texts.description,
        author: { name: texts.author },
        picture: { alt: texts.alt },
        caption: texts.caption,
        sources: [{ title: texts.source }],
      })
    }
    for (const path of paths(/\.(json|webmanifest)$/)) expect(() => JSON.parse(read(path)) as unknown, path).not.toThrow()
  })

  it('leave every document with one header, one main part and one footer', () => {
    for (const path of paths(/\.html$/)) {
      const parts = read(path).match(/<(header class="[^"]*"><div|main id|\/main><footer|\/footer>)/g) ?? []
      expect([path, parts.length, parts.at(1)]).toEqual([path, 4, '<main id'])
    }
  })

  it('leave feeds and sitemaps valid and readable by two parsers', async () => {
    const [atom, rss] = [xmlFiles(/feed\.atom$/), xmlFiles(/feed\.rss$/)]
    expect(await checkXml('atom', atom)).toEqual([])
    expect(await checkXml('rss', rss)).toEqual([])
    expect(await checkXml('sitemap', xmlFiles(/sitemap-..\.xml$/))).toEqual([])
    expect(await checkXml('sitemapIndex', xmlFiles(/sitemap\.xml$/))).toEqual([])
    for (const path of paths(/feed\.json$/)) expect(jsonFeedSchema.safeParse(JSON.parse(read(path))).error, path).toBeUndefined()
    // Characters that XML cannot hold are left out.
    const known = new Set(hostileStrings.map((text) => words(text.replace(/[\ufffe\uffff]/g, ''))))
    for (const { fileName, contents } of [...atom, ...rss]) {
      const { feed } = parseFeed(contents)
      const entries = ('entries' in feed ? feed.entries : 'items' in feed ? feed.items : []) ?? []
      expect(
        entries.map(plainTitle).filter((title) => !known.has(title)),
        fileName,
      ).toEqual([])
      // This parser decodes a title as HTML once more, so its titles differ.
      expect(
        parseAgain(contents).items.filter(({ title, url }) => title && url),
        fileName,
      ).toHaveLength(entries.length)
    }
  })

  it('stay inside the structured data, which keeps to the schema.org vocabulary', () => {
    for (const path of paths(/index\.html$/)) {
      const scripts = [...read(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      expect(scripts.length, path).toBeLessThan(2)
      for (const [, text = ''] of scripts) expect(checkVocabulary(JSON.parse(text)), path).toEqual([])
    }
    const { '@graph': graph } = JSON.parse(pageData('articles/item-3').result.head.data ?? '') as { '@graph': object[] }
    expect(graph[0]).toMatchObject({ headline: hostileTexts(3).title, author: { '@type': 'Organization', name: hostileTexts(3).author } })
  })

  it('add no lines to llms.txt and no entries to provenance.json', () => {
    expect(read('llms.txt').match(/^- \[.*?\]\(https:\/\/site\.example\/articles\/item-\d+\)/gm)).toHaveLength(200)
    expect(read('llms.txt').match(/(?<!\\)<|^(?![-#>]|$)/gm)).toBeNull()
    const { articles } = JSON.parse(read('provenance.json')) as { articles: { title: string }[] }
    expect(articles.map(({ title }) => title).sort()).toEqual(hostileStrings.toSorted())
  })

  it('get social cards', () => {
    const social = pageData('articles/item-0').result.head.social ?? []
    const card = social.find(([property]) => property === 'og:image')?.[1] ?? ''
    expect(existsSync(join(home, 'out', new URL(card).pathname))).toBe(true)
    expect(paths(/^assets\/cards\//).length).toBeGreaterThan(300)
  })
})
