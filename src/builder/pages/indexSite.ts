import type { Article, Author, Publication } from '../../content/publication.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { type OwnBlocks, noBlocks } from '../code/rendering/OwnBlocks.ts'
import { FactReader } from '../facts/FactReader.ts'
import { watchArticle } from '../facts/watchArticle.ts'
import { watchList, watchLists } from '../facts/watchLists.ts'
import { createWording } from '../words/wording.ts'
import { type SiteIndex, authorOf } from './SiteIndex.ts'
import { indexCollections } from './collection/indexCollections.ts'

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
  const collections = indexCollections(publication, language, watch)
  const { targets, referrers } = collections
  const groups = { ...groupArticles(articles, authorByName), collection: collections.lists, target: targets, referrers }
  const watched = (kind: keyof typeof groups) => watchLists(groups[kind], factOf(language, kind), reader)
  const lists = new Map([[allArticles(language), articles], ...listsByFact(language, groups)])
  return {
    publication,
    language,
    wording: createWording(language, publication.texts[language]),
    own,
    reader,
    articles: watchList(articles, allArticles(language), reader),
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
    placeIn: createPlaceFinder(),
    authors,
    authorByName,
    categoryByKey: new Map(publication.categories.map((category) => [category.key, category])),
    ...categoryDrawings(publication, drawings),
    ...namedPages(publication, language),
  }
}

/** Returns the name with which the facts of a kind of list begin. */
function factOf(language: Language, kind: string): string {
  return `${language} ${kind}`
}

/** Returns the name of the fact which articles a language has. */
function allArticles(language: Language): string {
  return factOf(language, 'articles')
}

type ListsByKey = ReadonlyMap<string, readonly Article[]>

/** Returns the lists of each kind, each with the name of the fact what it contains. */
function listsByFact(language: Language, kinds: Readonly<Record<string, ListsByKey>>): readonly (readonly [string, readonly Article[]])[] {
  return Object.entries(kinds).flatMap(([kind, lists]) =>
    [...lists].map(([key, list]) => [`${factOf(language, kind)} ${key}`, list] as const),
  )
}

/** Returns the named pages of a language. */
function namedPages({ pages, leftOut }: Publication, language: Language): Pick<SiteIndex, 'pageByName' | 'leftOut'> {
  return {
    pageByName: new Map(pages.filter((page) => page.language === language).map((page) => [page.name, page])),
    leftOut: new Set(leftOut.filter((page) => page.language === language).map((page) => page.name)),
  }
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
