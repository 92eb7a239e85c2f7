import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TitleIndex } from '../search/TitleIndex.ts'
import { type Manifest, manifestFile } from '../shared/output/manifest.ts'
import type { PageData } from '../shared/pages/pageData.ts'
import type { WorkerSettings } from '../shared/browser/workerSettings.ts'
import type { BuildResult } from './BuildOptions.ts'
import { buildSite } from './testing/buildSite.ts'

const root = join(import.meta.dirname, '../..')
const full = join(root, 'fixtures/sites/full')

describe('building a publication in four languages', { timeout: 120_000 }, () => {
  let home: string
  let out: string
  let result: BuildResult
  let manifest: Manifest

  const buildTo = (target: string, site = full, worker = true) => buildSite({ site, out: target, worker })
  const read = (path: string) => readFileSync(join(out, path), 'utf8')
  const pageData = (path: string) => JSON.parse(read(`page-data/${path}/page-data.json`)) as PageData
  const documents = () => manifest.files.filter((file) => file.kind === 'document').map((file) => file.path)

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'build-'))
    out = join(home, 'dist')
    result = await buildTo(out)
    manifest = JSON.parse(readFileSync(join(out, manifestFile), 'utf8')) as Manifest
  }, 120_000)

  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('makes every kind of page in each language, with listings split into pages', () => {
    expect(documents()).toEqual(
      expect.arrayContaining([
        'index.html',
        '404.html',
        '500.html',
        'offline.html',
        'tr/404.html',
        'ko/500.html',
        'tr/offline.html',
        'articles/windsor-chair/index.html',
        'authors/index.html',
        'authors/ada-holm/index.html',
        'authors/ada-holm/page/2/index.html',
        'chairs/index.html',
        'chairs/page/2/index.html',
        'chairs/wooden/index.html',
        'chairs/wooden/page/2/index.html',
        'chairs/wooden/topic/windsor/index.html',
        'tr/chairs/wooden/topic/windsor/index.html',
        'info/about-us/index.html',
        'privacy-policy/index.html',
        'terms/index.html',
        'sitemap/index.html',
        'tr/index.html',
        'tr/articles/windsor-sandalyesi/index.html',
        'ru/chairs/index.html',
        'ko/index.html',
      ]),
    )
    expect(result.output?.pages).toBe(documents().length)
  })

  it('makes error pages in each language, which link to the home pages of the others', () => {
    for (const [path, language, heading] of [
      ['404.html', 'en', 'This page is not here'],
      ['tr/404.html', 'tr', 'Bu sayfa burada değil'],
      ['ko/404.html', 'ko', '이 페이지는 여기에 없습니다'],
      ['ru/500.html', 'ru', 'Что-то пошло не так'],
    ] as const) {
      const { head, props, languages } = pageData(path).result
      expect(read(path)).toContain(`<html lang="${language}"`)
      expect(props).toMatchObject({ heading })
      expect([head.robots, head.canonical, head.alternates]).toEqual(['noindex', undefined, []])
      const homes = { en: '/', tr: '/tr', ru: '/ru', ko: '/ko' }
      expect(languages).toEqual(Object.fromEntries(Object.entries(homes).filter(([other]) => other !== language)))
    }
  })

  it('makes no listing page without articles, and no second address for a first page', () => {
    const missing = [
      'chairs/page/1',
      'chairs/page/3',
      'chairs/wooden/topic',
      'chairs/wooden/topic/windsor/page/2',
      'ko/chairs/wooden/topic/windsor',
    ]
    expect(missing.filter((path) => documents().includes(`${path}/index.html`))).toEqual([])
  })

  it('gives a topic its own articles, title and address, and links to the other topics', () => {
    const { head, props, component } = pageData('chairs/wooden/topic/ladderback').result
    if (component !== 'subcategory') throw new Error(component)
    expect(head).toMatchObject({
      title: 'Ladderback: Wooden | Full House',
      description: 'With rungs',
      canonical: 'https://full.example/chairs/wooden/topic/ladderback',
    })
    expect(props.cards.map((card) => card.title)).toEqual(['The Ladderback'])
    expect(props.crumbs.at(-2)).toEqual({ text: 'Wooden', path: '/chairs/wooden' })
    expect(props.topics.map(({ path, count }) => [path, count])).toEqual([
      ['/chairs/wooden/topic/windsor', 1],
      ['/chairs/wooden/topic/ladderback', 1],
    ])
    const turkish = pageData('tr/chairs/wooden/topic/windsor').result
    expect(turkish.component === 'subcategory' && turkish.props.topics).toHaveLength(1)
    expect(turkish.head.alternates.map(({ language }) => language)).toEqual(['en', 'tr', 'ru', 'x-default'])
  })

  it('links each page of a listing to the previous and the next for search engines', () => {
    const neighbours = (path: string) =>
      [...read(`${path}/index.html`).matchAll(/<link rel="(prev|next)" href="([^"]*)">/g)].map(([, rel, url]) => `${rel} ${url}`)
    expect(neighbours('chairs')).toEqual(['next https://full.example/chairs/page/2'])
    expect(neighbours('chairs/page/2')).toEqual(['prev https://full.example/chairs'])
    expect(neighbours('terms')).toEqual([])
  })

  it('gives every page its data, with the seven fields of the protocol', () => {
    for (const document of documents()) {
      const path = document.replace(/\/?index\.html$/, '')
      const data = pageData(path === '' ? 'index' : path)
      expect(data.path).toBe(`/${path}`)
      expect(Object.keys(data).toSorted()).toEqual([
        'componentChunkName',
        'matchPath',
        'path',
        'result',
        'slicesMap',
        'staticQueryHashes',
        'webpackCompilationHash',
      ])
      expect(data.webpackCompilationHash).toBe(manifest.webpackCompilationHash)
    }
    expect(JSON.parse(read('page-data/app-data.json'))).toEqual({ webpackCompilationHash: manifest.webpackCompilationHash })
  })

  it('has no broken internal links', () => {
    const there = new Set(manifest.files.map((file) => `/${file.path}`))
    const broken = documents().flatMap((document) =>
      [...read(document).matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)]
        .map(([, address = '']) => decodeURI(address.replace(/[?#].*$/, '')))
        .filter((address) => !there.has(address) && !there.has(`${address.replace(/\/$/, '')}/index.html`))
        .map((address) => `${document}: ${address}`),
    )
    expect(broken).toEqual([])
  })

  it('contains every picture that a page refers to', () => {
    const there = new Set(manifest.files.map((file) => `/${file.path}`))
    const asked = documents().flatMap((document) =>
      [...read(document).matchAll(/\/assets\/pictures\/[\w-]+\.\w+/g)].map(([address]) => address),
    )
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((address) => !there.has(address))).toEqual([])
  })

  it('lists an article of an unknown subcategory under "Other", and one of an unknown category in no category', () => {
    const listed = (path: string) => {
      const { props } = pageData(path).result
      return 'cards' in props ? props.cards.map((card) => card.title) : []
    }
    expect(listed('chairs/other-chairs')).toEqual(['A Beanbag'])
    expect(listed('tables/other-tables')).toContain('A Table')
    const listings = documents().filter((document) => !/articles|sitemap|authors|^index/.test(document))
    expect(listings.filter((document) => read(document).includes('A Boat'))).toEqual([])
    expect(read('articles/boat/index.html')).toContain('A Boat')
  })

  it('leaves drafts and articles dated in the future out of every page and data file', () => {
    const texts = manifest.files.filter((file) => /\.(html|json)$/.test(file.path)).map((file) => read(file.path))
    expect(texts.filter((text) => /A Draft|The Future/.test(text))).toEqual([])
  })

  it('puts the titled articles of each language into the search index of that language', () => {
    const indexes = readdirSync(join(out, 'page-data/sq/d')).map(
      (name) => (JSON.parse(read(`page-data/sq/d/${name}`)) as { data: TitleIndex }).data,
    )
    const titles = indexes.map((index) => index.articles.map(([title]) => title)).toSorted((a, b) => b.length - a.length)
    expect(titles[0]).toEqual(['The Windsor Chair', 'The Ladderback', 'A Stool', 'A Beanbag', 'A Boat', 'A Table'])
    expect(titles.slice(1).flat().toSorted()).toEqual(['Windsor Sandalyesi', 'Виндзорский стул'])
  })

  it('lists the existing translations of an article on each of them', () => {
    const alternates = (path: string) => pageData(path).result.head.alternates.map(({ language }) => language)
    expect(alternates('articles/windsor-chair')).toEqual(['en', 'tr', 'ru', 'x-default'])
    expect(alternates('ru/articles/vindzorskiy-stul')).toEqual(['en', 'tr', 'ru', 'x-default'])
    expect(alternates('articles/stool')).toEqual([])
    expect(pageData('ko/chairs').result.head.robots).toBe('noindex, follow')
    expect(manifest.noindex).toEqual(expect.arrayContaining(['/saved', '/ko/chairs']))
  })

  it('gives pages their language and titles with the product name', () => {
    expect(read('ru/index.html')).toMatch(/^<!DOCTYPE html><html lang="ru"/)
    expect(read('index.html')).toContain('<title>🏠 Full House</title>')
    expect(read('chairs/page/2/index.html')).toContain('<title>Chairs, page 2 of 2 | Full House</title>')
    expect(read('tr/terms/index.html')).toMatch(/<title>📜 .+ \| Full House<\/title>/)
  })

  it('rewrites the affected pages when a text changes, and keeps the compilation hash and the worker', async () => {
    const site = join(home, 'changed')
    cpSync(full, site, { recursive: true })
    const article = join(site, 'articles/stool/en.md')
    writeFileSync(article, readFileSync(article, 'utf8').replace('A Stool', 'A Footstool'))
    const target = join(home, 'changed-dist')
    cpSync(out, target, { recursive: true })
    const { output } = await buildTo(target, site)
    const changed = JSON.parse(readFileSync(join(target, manifestFile), 'utf8')) as Manifest
    expect(changed.webpackCompilationHash).toBe(manifest.webpackCompilationHash)
    expect(output?.written).toBeGreaterThan(2)
    expect(output?.written).toBeLessThan(40)
    expect(readFileSync(join(target, 'sw.js'), 'utf8')).toBe(read('sw.js'))
    const addresses = readFileSync(join(home, '.changed-dist.changed.txt'), 'utf8').split('\n')
    expect(addresses).toContain('https://full.example/articles/stool')
    expect(addresses).not.toContain('https://full.example/terms')
  })

  it('gives the service worker the list of its files and the offline page of every language', () => {
    expect(read('tr/offline.html')).toMatch(/<html lang="tr".*<meta name="robots" content="noindex">/)
    const [settings = ''] = read('sw.js').split(';\n')
    const { build: hash, files, offline } = JSON.parse(settings.replace('const settings=', '')) as WorkerSettings
    expect(hash).toBe(manifest.webpackCompilationHash)
    expect(files.filter((file) => !manifest.files.some(({ path }) => `/${path}` === file))).toEqual([])
    expect(Object.keys(offline)).toEqual(['/offline.html', '/tr/offline.html', '/ru/offline.html', '/ko/offline.html'])
    expect(manifest.files.find(({ path }) => path === 'sw.js')).toMatchObject({ kind: 'control', cache: 'revalidate' })
    expect(read('index.html')).toContain('"worker":"/sw.js"')
  })

  it('without a worker, registers none and writes a script that unregisters an earlier one', async () => {
    const target = join(home, 'workerless')
    await buildTo(target, full, false)
    expect(readFileSync(join(target, 'index.html'), 'utf8')).not.toContain('sw.js')
    const script = readFileSync(join(target, 'sw.js'), 'utf8')
    expect(script).toContain('.unregister()')
    expect(script).not.toContain('settings')
  })
})
