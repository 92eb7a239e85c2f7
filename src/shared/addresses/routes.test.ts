import { describe, expect, it } from 'vitest'
import { type Outline, listRoutes, pagesOfListing, reservedSegments } from './routes.ts'

const outline: Outline = {
  language: 'en',
  defaultLanguage: 'en',
  pageSize: 2,
  articles: ['oak', 'elm', 'ash'],
  categories: [
    {
      slug: 'chairs',
      count: 3,
      children: [
        {
          slug: 'stools',
          count: 2,
          topics: [
            { slug: 'bar', count: 1 },
            { slug: 'milking', count: 0 },
          ],
        },
      ],
    },
    { slug: 'lamps', count: 0, children: [] },
  ],
  authors: [
    { slug: 'ann', count: 3 },
    { slug: 'ben', count: 0 },
  ],
  pages: ['/contact'],
  collections: [],
  written: new Set(),
  placeholders: new Set(),
  isCorrected: false,
}

const paths = (kind: string, more: Partial<Outline> = {}) =>
  listRoutes({ ...outline, ...more })
    .filter((route) => route.kind === kind)
    .map(({ path }) => path)

describe('listRoutes', () => {
  it('lists the pages', () => {
    expect(paths('page')).toEqual([
      '/',
      '/authors',
      '/info/about-us',
      '/privacy-policy',
      '/terms',
      '/sitemap',
      '/404.html',
      '/saved',
      '/500.html',
      '/offline.html',
      '/articles/oak',
      '/articles/elm',
      '/articles/ash',
      '/chairs',
      '/chairs/page/2',
      '/chairs/stools',
      '/chairs/stools/topic/bar',
      '/lamps',
      '/authors/ann',
      '/authors/ann/page/2',
      '/authors/ben',
      '/contact',
    ])
    expect(paths('page', { written: new Set(['editorial-policy']) })).toContain('/info/editorial-policy')
    expect(paths('page', { isCorrected: true })).toContain('/corrections')
  })

  it('lists the feeds of places with articles, and the files for machines', () => {
    const feeds = (page: string) => ['atom', 'rss', 'json'].map((format) => `${page}/feed.${format}`)
    const files = [...feeds(''), ...feeds('/chairs'), ...feeds('/authors/ann'), '/llms.txt', '/sitemap-en.xml']
    expect(paths('file')).toEqual([...files, '/robots.txt', '/sitemap.xml', '/provenance.json'])
  })

  it('lists the entries of collections, their listing with its further pages, and their feeds', () => {
    const collections = [{ listing: '/recipes', slugs: ['soup', 'stew', 'bread'] }]
    const added = (kind: string) => paths(kind, { collections }).filter((path) => !paths(kind).includes(path))
    expect(added('page')).toEqual(['/recipes/soup', '/recipes/stew', '/recipes/bread', '/recipes', '/recipes/page/2'])
    expect(added('file')).toEqual(['/recipes/feed.atom', '/recipes/feed.rss', '/recipes/feed.json'])
  })

  it('adds the prefix of another language', () => {
    const turkish = listRoutes({ ...outline, language: 'tr' }).map(({ path }) => path)
    expect(turkish).toContain('/tr')
    expect(turkish.filter((path) => !/^\/tr(\/|$)/.test(path))).toEqual(['/sitemap-tr.xml'])
  })
})

it.each([
  [0, 1],
  [1, 1],
  [16, 1],
  [17, 2],
  [33, 3],
])('%d articles have %d listing pages of 16', (count, pages) => {
  expect(pagesOfListing(count, 16)).toBe(pages)
})

it('reservedSegments contains the engine’s pages and data folders and the publication’s languages', () => {
  const reserved = reservedSegments(['en', 'tr', 'pt-BR'])
  for (const slug of [
    'articles',
    'authors',
    'info',
    'privacy-policy',
    'terms',
    'sitemap',
    'saved',
    'corrections',
    'page-data',
    'slice-data',
    'assets',
    'page',
    'index',
    'en',
    'tr',
    'pt-BR',
    // On some file systems the same folder as `pt-BR`.
    'pt-br',
  ]) {
    expect(reserved.has(slug), slug).toBe(true)
  }
  expect(reserved.has('ko')).toBe(false)
})
