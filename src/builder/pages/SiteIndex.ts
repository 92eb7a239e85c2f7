import type { OwnBlocks } from '../code/rendering/OwnBlocks.ts'
import type { FactReader } from '../facts/FactReader.ts'
import type { ArticleLists } from '../facts/watchLists.ts'
import type { Article, Author, Category, Localised, NamedPageText, Publication, Subcategory } from '../../content/publication.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { CategoryEmblem, CategorySummary } from '../../shared/pages/pageProps.ts'
import type { Wording } from '../words/wording.ts'
import type { CollectionIndex } from './collection/indexCollections.ts'
import {
  type NamedPage,
  articlePath,
  authorPath,
  categoryPath,
  entryPath,
  localPath,
  namedPaths,
  subcategoryPath,
} from '../../shared/addresses/paths.ts'

/** A publication in one language, with the lookups that its pages need. Lists are newest first. */
export interface SiteIndex {
  readonly publication: Publication
  readonly language: Language
  readonly wording: Wording
  /** The blocks that the publication's own code defines. */
  readonly own: OwnBlocks
  /** Records which facts of the articles are read. */
  readonly reader: FactReader
  readonly articles: readonly Article[]
  readonly articleBySlug: ReadonlyMap<string, Article>
  readonly articlesByCategory: ArticleLists
  /** By `category/subcategory` keys. */
  readonly articlesBySubcategory: ArticleLists
  /** By `category/subcategory/topic` keys; topics without articles are absent. */
  readonly articlesByTopic: ArticleLists
  /** By the author's slug: the name may differ between languages. */
  readonly articlesByAuthor: ArticleLists
  /** Each author once, in this language if the publication has it, sorted by name. */
  readonly authors: readonly Author[]
  readonly authorByName: ReadonlyMap<string, Author>
  readonly categoryByKey: ReadonlyMap<string, Category>
  readonly emblemByCategory: ReadonlyMap<string, CategoryEmblem>
  /** URLs of the drawings at the top of category pages, by key, for categories that have one. */
  readonly wideDrawings: ReadonlyMap<string, string>
  readonly pageByName: ReadonlyMap<NamedPage, NamedPageText>
  /** The named pages whose texts are placeholders; they are not rendered. */
  readonly leftOut: ReadonlySet<NamedPage>
  /** The collections that have entries in this language. */
  readonly collections: ReadonlyMap<string, CollectionIndex>
  /**
   * The texts that fields refer to, by `recipes/soup`: a list of one, in this language if it has a page there, or otherwise in the default
   * one.
   */
  readonly targets: ArticleLists
  /** The entries of this language whose fields refer to a text, by `recipes/soup`. */
  readonly referrers: ArticleLists
  /** Whether any article of this language was corrected. */
  readonly isCorrected: boolean
  /** The contents of the lists, by the name of the fact. */
  readonly lists: ReadonlyMap<string, readonly Article[]>
  /** Makes a custom list a fact while pages are planned; later, returns the list planned under that name. */
  planList(name: string, make: () => readonly Article[]): readonly Article[]
  /** Returns an article's position in one of the lists above; undefined if it is not in the list. */
  placeIn(list: readonly Article[], article: Article): number | undefined
}

export function textIn(site: SiteIndex, text: Localised): string {
  return text[site.language] ?? text[site.publication.site.languages[0]] ?? ''
}

/** Returns a path in the site's language: with its prefix, below the publication's base. */
export function pathIn(site: SiteIndex, path: string): string {
  const { languages, base = '' } = site.publication.site
  return base + localPath(path, { language: site.language, defaultLanguage: languages[0] })
}

export function homePath(site: SiteIndex): string {
  return pathIn(site, namedPaths.home)
}

/** Returns the path of an article or of a collection's entry, in any language. */
export function pathOfArticle(site: SiteIndex, article: Article): string {
  const { collections, site: settings } = site.publication
  const { languages, base = '' } = settings
  const { own, slug, language } = article
  const listing = own && collections.find(({ name }) => name === own.collection)?.listings[language]
  const path = listing === undefined ? articlePath(slug) : entryPath(listing, slug)
  return base + localPath(path, { language, defaultLanguage: languages[0] })
}

/** Returns the author of a text, if the publication has a profile of that name. */
export function authorOf({ authorByName }: Pick<SiteIndex, 'authorByName'>, { author }: Pick<Article, 'author'>): Author | undefined {
  return author === undefined ? undefined : authorByName.get(author)
}

export function pathOfAuthor(site: SiteIndex, author: Author): string {
  return pathIn(site, authorPath(author.slug))
}

export function pathOfCategory(site: SiteIndex, category: Category, subcategory?: Subcategory): string {
  return pathIn(site, subcategory ? subcategoryPath(category.slug, subcategory.slug) : categoryPath(category.slug))
}

/** Returns all categories with their children and number of articles, in tree order. */
export function categorySummaries(site: SiteIndex): CategorySummary[] {
  return site.publication.categories.map((category, index) => ({
    title: textIn(site, category.title),
    path: pathOfCategory(site, category),
    emblem: site.emblemByCategory.get(category.key) ?? { index },
    count: site.articlesByCategory.get(category.key)?.length ?? 0,
    children: category.children.map((child) => ({ text: textIn(site, child.title), path: pathOfCategory(site, category, child) })),
  }))
}
