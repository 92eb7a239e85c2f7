import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, manifestFile } from '../src/shared/manifest.ts'

export const testPort = Number(process.env.ROOMWRIGHT_TEST_PORT ?? 4717)
export const siteUrl = `http://localhost:${testPort}`
/** Where the browser tests build the publication. */
export const testOutput = '.cache/test/site'

function testManifest(): Manifest {
  return JSON.parse(readFileSync(join(testOutput, manifestFile), 'utf8')) as Manifest
}

/** Paths of all documents of the built site, the error pages left out. */
export function documentPaths(): readonly string[] {
  return testManifest()
    .files.filter((file) => file.path.endsWith('index.html'))
    .map((file) => `/${file.path.replace(/\/?index\.html$/, '')}`)
}

/** Of articles, authors and topics, which are many and alike, one in a dozen; all other documents. `EVERY_PAGE=1` leaves none out. */
export function sampledPaths(): readonly string[] {
  const paths = documentPaths()
  if (process.env.EVERY_PAGE) return paths
  const alike = (path: string) => /^(\/..)?\/(articles\/.|authors\/.|[^/]+\/[^/]+\/.)/.test(path)
  return [...paths.filter((path) => !alike(path)), ...paths.filter(alike).filter((_, index) => index % 12 === 0)]
}

/** One path of each kind of page. */
export const kinds = {
  home: '/',
  category: '/home-decor-trends',
  subcategory: '/home-decor-trends/color-schemes',
  topic: '/home-decor-trends/color-schemes/topic/whites',
  article: '/articles/whites-for-north-facing-rooms',
  'article without a picture': '/articles/the-label-under-the-cushion',
  author: '/authors/ines-halloran',
  authors: '/authors',
  about: '/info/about-us',
  privacy: '/privacy-policy',
  terms: '/terms',
  sitemap: '/sitemap',
  saved: '/saved',
  404: '/404.html',
  500: '/500.html',
  offline: '/offline.html',
} as const
