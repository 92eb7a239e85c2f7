import type { Language } from '../languages/languages.ts'
import {
  type NamedPage,
  articlePath,
  authorPath,
  categoryPath,
  correctionsPath,
  entryPath,
  feedFormatNames,
  feedPath,
  filePaths,
  isLeftOut,
  listingPath,
  llmsPath,
  localPath,
  namedPageNames,
  namedPaths,
  savedPath,
  serverErrorPath,
  sitemapPath,
  subcategoryPath,
  topicPath,
} from './paths.ts'
import { offlinePath } from '../browser/workerSettings.ts'

/** Default number of articles on a page of a listing. */
export const defaultPageSize = 16

/** Returns the number of pages of a listing; at least one, even if it is empty. */
export function pagesOfListing(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}

/** A listing of articles with its own address, and the number of published articles in it. */
interface Listing {
  readonly slug: string
  readonly count: number
}

/** The facts that determine which routes a publication has in one language. */
export interface Outline {
  readonly language: Language
  readonly defaultLanguage: Language
  readonly pageSize: number
  /** Slugs of the published articles. */
  readonly articles: readonly string[]
  readonly categories: readonly (Listing & { readonly children: readonly (Listing & { readonly topics: readonly Listing[] })[] })[]
  readonly authors: readonly Listing[]
  /** The collections with published entries: paths of their listings, without the language's prefix, and slugs. */
  readonly collections: readonly { readonly listing: string; readonly slugs: readonly string[] }[]
  /** Paths of the publication's further pages, without the language's prefix. */
  readonly pages: readonly string[]
  /** The named pages that the publication wrote. */
  readonly written: ReadonlySet<NamedPage>
  /** The named pages whose texts are placeholders. */
  readonly placeholders: ReadonlySet<NamedPage>
  /** Whether any article has a correction. */
  readonly isCorrected: boolean
}

export interface Route {
  readonly kind: 'page' | 'file'
  /** With the language's prefix. */
  readonly path: string
}

/** Lists every route of a publication in one language, except data, assets and the files of `public/`. */
export function listRoutes(outline: Outline): readonly Route[] {
  const { language, defaultLanguage, articles, categories, authors } = outline
  const local = (path: string) => localPath(path, outline)
  const pages = [
    ...namedPageNames.filter((name) => isMade(name, outline)).map((name) => namedPaths[name]),
    savedPath,
    ...(outline.isCorrected ? [correctionsPath] : []),
    serverErrorPath,
    offlinePath(''),
    ...articles.map(articlePath),
    ...outline.collections.flatMap(({ listing, slugs }) => slugs.map((slug) => entryPath(listing, slug))),
    ...listingPaths(outline),
    ...outline.pages,
  ]
  const fed = [
    { page: namedPaths.home, count: articles.length },
    ...categories.map(({ slug, count }) => ({ page: categoryPath(slug), count })),
    ...authors.map(({ slug, count }) => ({ page: authorPath(slug), count })),
    ...outline.collections.map(({ listing, slugs }) => ({ page: listing, count: slugs.length })),
  ].filter(({ count }) => count > 0)
  return [
    ...pages.map((path) => ({ kind: 'page', path: local(path) }) as const),
    ...[
      ...fed.flatMap(({ page }) => feedFormatNames.map((format) => feedPath(local(page), format))),
      local(llmsPath),
      sitemapPath(language),
      ...(language === defaultLanguage ? Object.values(filePaths) : []),
    ].map((path) => ({ kind: 'file', path }) as const),
  ]
}

/** The engine has texts for every named page but the editorial policy. */
function isMade(name: NamedPage, { written, placeholders }: Outline): boolean {
  if (placeholders.has(name) && isLeftOut(name)) return false
  return name !== 'editorial-policy' || written.has(name)
}

/** Lists the pages of categories, subcategories, topics, authors and collections, without the language's prefix. */
function listingPaths({ categories, authors, collections, pageSize }: Outline): readonly string[] {
  const pages = (path: string, count: number) =>
    Array.from({ length: pagesOfListing(count, pageSize) }, (_, index) => listingPath(path, index + 1))
  return [
    ...categories.flatMap(({ slug, count, children }) => [
      ...pages(categoryPath(slug), count),
      ...children.flatMap((child) => {
        const path = subcategoryPath(slug, child.slug)
        // A topic without articles has no page.
        const topics = child.topics.filter((topic) => topic.count > 0)
        return [...pages(path, child.count), ...topics.flatMap((topic) => pages(topicPath(path, topic.slug), topic.count))]
      }),
    ]),
    ...authors.flatMap(({ slug, count }) => pages(authorPath(slug), count)),
    ...collections.flatMap(({ listing, slugs }) => pages(listing, slugs.length)),
  ]
}

/** First segments that hold no pages: data, assets, and the further pages of listings. */
const reservedFolders = ['page-data', 'slice-data', 'assets', 'page', 'index'] as const

/**
 * Returns the first segments that no category slug may take, because a page, a data file or a language of the publication uses them. A
 * language also takes its tag in lower case: some file systems and hosts take `pt-br` for `pt-BR`.
 */
export function reservedSegments(languages: readonly Language[]): ReadonlySet<string> {
  const pages = [...Object.values(namedPaths), savedPath, correctionsPath, articlePath(''), authorPath('')]
  return new Set([
    ...pages.map((path) => path.split('/')[1] ?? ''),
    ...reservedFolders,
    ...languages,
    ...languages.map((language) => language.toLowerCase()),
  ])
}
