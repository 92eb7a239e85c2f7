import { decodeEscapes } from './escapes.ts'
import type { Language } from '../languages/languages.ts'
import { stemmerPrefix } from '../pages/pageData.ts'

/** The named pages of a publication and their paths without a language prefix. */
export const namedPaths = {
  home: '/',
  authors: '/authors',
  'about-us': '/info/about-us',
  /** The only named page that is absent if the publication did not write it: the engine cannot know how its editors work. */
  'editorial-policy': '/info/editorial-policy',
  'privacy-policy': '/privacy-policy',
  terms: '/terms',
  sitemap: '/sitemap',
  'not-found': '/404.html',
} as const satisfies Record<string, string>

/** The page shown when the server fails to make one; without a language prefix. */
export const serverErrorPath = '/500.html'

/** The path of an error page without a language prefix. */
export type ErrorPath = (typeof namedPaths)['not-found'] | typeof serverErrorPath

/** The engine's page with the stories saved on the device; without a language prefix. */
export const savedPath = '/saved'

/** The engine's page with all corrections, if there are any; without a language prefix. */
export const correctionsPath = '/corrections'

export type NamedPage = keyof typeof namedPaths

export const namedPageNames = Object.keys(namedPaths) as readonly NamedPage[]

/** The pages that contain only text. */
export const infoPageNames = ['about-us', 'editorial-policy', 'privacy-policy', 'terms'] as const satisfies readonly NamedPage[]

export type InfoPage = (typeof infoPageNames)[number]

/** The info pages for which the engine has a text if the publication wrote none. */
const plainPageNames = ['about-us', 'privacy-policy', 'terms'] as const satisfies readonly InfoPage[]

export type PlainPage = (typeof plainPageNames)[number]

export function isPlainPage(name: string): name is PlainPage {
  return plainPageNames.some((plain) => plain === name)
}

/** Pages that every site has. */
const everywhere = ['home', 'authors', 'sitemap', 'not-found'] as const satisfies readonly NamedPage[]

/** Reports whether a page is left out while its text is a placeholder; other pages then show the engine's own text. */
export function isLeftOut(name: string): boolean {
  return !everywhere.some((made) => made === name)
}

/** A language of a publication, beside the one whose paths have no prefix. */
export interface PathLanguage {
  readonly language: Language
  readonly defaultLanguage: Language
}

/** Adds the language's prefix to a path: `/` and `/terms` become `/tr` and `/tr/terms` unless the language is the default. */
export function localPath(path: string, { language, defaultLanguage }: PathLanguage): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Returns the path of a page without the publication's `base` (`/blog`; empty at the root). */
export function pathBelow(base: string, address: string): string {
  return address.slice(base.length) || '/'
}

export function articlePath(slug: string): string {
  return `/articles/${slug}`
}

/** Returns the path of an entry of the collection whose listing is at `listing`. */
export function entryPath(listing: string, slug: string): string {
  return `${listing}/${slug}`
}

export function authorPath(slug: string): string {
  return `/authors/${slug}`
}

export function categoryPath(slug: string): string {
  return `/${slug}`
}

export function subcategoryPath(category: string, slug: string): string {
  return `/${category}/${slug}`
}

/** Returns the path of a topic of the subcategory at `subcategory`. */
export function topicPath(subcategory: string, slug: string): string {
  return `${subcategory}/topic/${slug}`
}

/** Returns the path of a page of a listing; page 1 has the listing's own path. */
export function listingPath(base: string, page: number): string {
  return page === 1 ? base : `${base}/page/${page}`
}

/** Returns the key of a page: percent-decoded, without query, hash or trailing slash; a malformed escape stays as it is. */
export function pageKey(url: string): string {
  const bare = url.replace(/[?#].*$/s, '')
  const decoded = decodeEscapes(bare)
  // Not a regular expression that ends in `$`, which would be tried at every slash of the address.
  let end = decoded.length
  while (decoded[end - 1] === '/') end--
  return end === 0 ? '/' : decoded.slice(0, end)
}

/** Returns the key of the page at a path on the host, for a publication below `base`. */
export function keyBelow(base: string, pathname: string): string {
  return pageKey(pathname.slice(base.length))
}

/** Returns the path of a page's document, relative to the output folder. */
export function documentFile(path: string): string {
  if (path === '/') return 'index.html'
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}/index.html`
}

/** Returns the path of a page's data, relative to the output folder; the root page is named `index`. */
export function pageDataFile(path: string): string {
  return path === '/' ? 'page-data/index/page-data.json' : `page-data${path}/page-data.json`
}

/** The file that identifies the build, relative to the output folder. */
export const appDataFile = 'page-data/app-data.json'

export function staticQueryFile(hash: string): string {
  return `page-data/sq/d/${hash}.json`
}

/**
 * Returns the hash of the static query with a language's titles. It is a hash of the query, not of its
 * result, so a new title changes one file and no page.
 */
export function titleIndexHash(language: Language): string {
  let hash = 0
  for (const letter of `title-index:${language}`) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0
  return String(hash)
}

/** Returns what a search of a language's titles loads: two chunk names, and the hash of the static query. */
export function searchParts(language: Language): readonly [search: string, stemmer: string, titles: string] {
  return ['search', `${stemmerPrefix}${language}`, titleIndexHash(language)]
}

export function sliceDataFile(name: string): string {
  return `slice-data/${name}.json`
}

/** The formats of feeds, in the order in which pages list them. */
export const feedFormats = {
  atom: { name: 'Atom', type: 'application/atom+xml' },
  rss: { name: 'RSS', type: 'application/rss+xml' },
  json: { name: 'JSON Feed', type: 'application/feed+json' },
} as const satisfies Record<string, { readonly name: string; readonly type: string }>

export type FeedFormat = keyof typeof feedFormats

export const feedFormatNames = Object.keys(feedFormats) as readonly FeedFormat[]

/** Returns the path of a page's feed. */
export function feedPath(page: string, format: FeedFormat): string {
  return `${page.replace(/\/$/, '')}/feed.${format}`
}

/** Machine-readable files of which a publication has one each, for all its languages. */
export const filePaths = {
  robots: '/robots.txt',
  sitemaps: '/sitemap.xml',
  provenance: '/provenance.json',
} as const satisfies Record<string, string>

/** The content of a language as Markdown for language models; without a language prefix. */
export const llmsPath = '/llms.txt'

/** Returns the path of a language's sitemap; a large site has a second one, number 2. */
export function sitemapPath(language: Language, number = 1): string {
  return `/sitemap-${language}${number === 1 ? '' : `-${number}`}.xml`
}
