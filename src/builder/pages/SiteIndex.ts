import { type OwnBlocks, noBlocks } from '../code/renderOwn.ts'
import { FactReader } from '../facts/FactReader.ts'
import { watchArticle } from '../facts/watchArticle.ts'
import { type ArticleLists, watchList, watchLists } from '../facts/watchLists.ts'
import type { Article, Author, Category, Localised, NamedPageText, Publication, Subcategory } from '../../content/publication.ts'
import type { Language } from '../../shared/languages.ts'
import type { CategoryEmblem, CategorySummary } from '../../shared/pageProps.ts'
import { type Wording, createWording } from '../words/wording.ts'
import { type CollectionIndex, indexCollections } from './collection/indexCollections.ts'
import {
  type NamedPage,
  articlePath,
  authorPath,
  categoryPath,
  entryPath,
  localPath,
  namedPaths,
  subcategoryPath,
} from '../../shared/paths.ts'

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

interface IndexOptions {
  /** The ids in `public/drawings.svg`. */
  readonly drawings?: ReadonlySet<string>
  /** Records which facts of the articles are read. */
  readonly reader?: FactReader
  readonly own?: OwnBlocks
}

/** Builds the lookups of a language. */
export function indexSite(
  publication: Publication,
  language: Language,
  { drawings = new Set(), reader = new FactReader(), own = noBlocks }: IndexOptions = {},
): SiteIndex {
  const watch = (article: Article) => watchArticle(article, reader)
  const written = publication.articles.filter((article) => article.language === language)
  const articles = written.map(watch)
  const authors = authorsFor(publication, language)
  const authorByName = authorsByName(publication, language, authors)
  const all = `${language} articles`
  const collections = indexCollections(publication, language, watch)
  const { targets, referrers } = collections
  const groups = { ...groupArticles(articles, authorByName), collection: collections.lists, target: targets, referrers }
  const watched = (kind: keyof typeof groups) => watchLists(groups[kind], factOf(language, kind), reader)
  const lists = new Map<string, readonly Article[]>([
    [all, articles],
    ...Object.entries(groups).flatMap(([kind, group]) =>
      [...group].map(([key, list]) => [`${factOf(language, kind)} ${key}`, list] as const),
    ),
  ])
  return {
    publication,
    language,
    wording: createWording(language, publication.texts[language]),
    own,
    reader,
    articles: watchList(articles, all, reader),
    articleBySlug: new Map(written.map(({ slug }, index) => [slug, articles[index] as Article])),
    articlesByCategory: watched('category'),
    articlesBySubcategory: watched('subcategory'),
    articlesByTopic: watched('topic'),
    articlesByAuthor: watched('author'),
    collections: collections.watch(watched('collection')),
    targets: watched('target'),
    referrers: watched('referrers'),
    isCorrected: written.some(({ corrections }) => corrections.length > 0),
    lists,
    planList: createListPlanner(lists, language, reader),
    authors,
    authorByName,
    categoryByKey: new Map(publication.categories.map((category) => [category.key, category])),
    ...categoryDrawings(publication, drawings),
    pageByName: new Map(publication.pages.filter((page) => page.language === language).map((page) => [page.name, page])),
    leftOut: new Set(publication.leftOut.filter((page) => page.language === language).map((page) => page.name)),
    placeIn: createPlaceFinder(),
  }
}

/** Returns the name with which the facts of a kind of list begin. */
function factOf(language: Language, kind: string): string {
  return `${language} ${kind}`
}

/** Groups articles by the keys of the lists in `SiteIndex`. */
function groupArticles(articles: readonly Article[], authorByName: ReadonlyMap<string, Author>) {
  return {
    category: groupBy(articles, ({ filings }) => filings.map(({ category }) => category)),
    subcategory: groupBy(articles, ({ filings }) =>
      filings.flatMap(({ category, subcategory }) => (subcategory === undefined ? [] : [`${category}/${subcategory}`])),
    ),
    topic: groupBy(articles, ({ filings }) =>
      filings.flatMap(({ category, subcategory, topics }) => topics.map((topic) => `${category}/${subcategory}/${topic}`)),
    ),
    author: groupBy(articles, (article) => {
      const author = authorOf({ authorByName }, article)
      return author ? [author.slug] : []
    }),
  }
}

/** Returns the drawings of categories, each where `public/drawings.svg` has one. */
function categoryDrawings(
  { categories, site }: Publication,
  drawings: ReadonlySet<string>,
): Pick<SiteIndex, 'emblemByCategory' | 'wideDrawings'> {
  const address = (id: string) => (drawings.has(id) ? `${site.base ?? ''}/drawings.svg#${id}` : undefined)
  return {
    emblemByCategory: new Map(
      categories.map(({ key, slug }, index) => {
        const drawing = address(slug)
        return [key, { index, ...(drawing !== undefined && { drawing }) }]
      }),
    ),
    wideDrawings: new Map(
      categories.flatMap(({ key, slug }) => {
        const drawing = address(`${slug}-wide`)
        return drawing === undefined ? [] : [[key, drawing]]
      }),
    ),
  }
}

/** Returns the authors by each of their names; one that differs between languages leads to the author in this one. */
function authorsByName(publication: Publication, language: Language, authors: readonly Author[]): ReadonlyMap<string, Author> {
  const authorBySlug = new Map(authors.map((author) => [author.slug, author]))
  return new Map(
    publication.authors
      .toSorted((a, b) => Number(a.language === language) - Number(b.language === language))
      .map((author) => [author.name, authorBySlug.get(author.slug) ?? author]),
  )
}

function authorsFor(publication: Publication, language: Language): readonly Author[] {
  const bySlug = new Map<string, Author>()
  const rank = (author: Author) => (author.language === language ? 2 : author.language === publication.site.languages[0] ? 1 : 0)
  for (const author of publication.authors) {
    const known = bySlug.get(author.slug)
    if (!known || rank(author) > rank(known)) bySlug.set(author.slug, author)
  }
  const collator = new Intl.Collator(language)
  return [...bySlug.values()].sort((a, b) => collator.compare(a.name, b.name))
}

function createListPlanner(lists: Map<string, readonly Article[]>, language: Language, reader: FactReader): SiteIndex['planList'] {
  const planned = new Map<string, readonly Article[]>()
  return (name, make) => {
    const known = planned.get(name)
    if (known) return known
    if (reader.isWatching) throw new Error(`The list "${name}" was not planned`)
    const list = make()
    const fact = `${language} list ${name}`
    lists.set(fact, list)
    const watched = watchList(list, fact, reader)
    planned.set(name, watched)
    return watched
  }
}

/** Creates a function that finds positions and indexes each list once. */
function createPlaceFinder(): SiteIndex['placeIn'] {
  const places = new Map<readonly Article[], ReadonlyMap<Article, number>>()
  return (list, article) => {
    // Records a read of the list for every page that asks, not only for the first.
    if (list.length === 0) return undefined
    const known = places.get(list) ?? new Map(list.map((listed, place) => [listed, place]))
    places.set(list, known)
    return known.get(article)
  }
}

function groupBy(articles: readonly Article[], keysOf: (article: Article) => readonly string[]): Map<string, Article[]> {
  const groups = new Map<string, Article[]>()
  for (const article of articles) {
    for (const key of new Set(keysOf(article))) {
      const group = groups.get(key)
      if (group) group.push(article)
      else groups.set(key, [article])
    }
  }
  return groups
}

export function textIn(site: SiteIndex, text: Localised): string {
  return text[site.language] ?? text[site.publication.site.languages[0]] ?? ''
}

/** Returns a path in the site's language: with its prefix, below the publication's base. */
export function pathIn(site: SiteIndex, path: string): string {
  const { languages, base = '' } = site.publication.site
  return base + localPath(path, site.language, languages[0])
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
  return base + localPath(listing === undefined ? articlePath(slug) : entryPath(listing, slug), language, languages[0])
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
