import type { Language } from '../../shared/languages/languages.ts'
import { articlePath, documentFile, entryPath, isLeftOut, localPath, namedPageNames, namedPaths } from '../../shared/addresses/paths.ts'
import { type Outline, defaultPageSize, listRoutes } from '../../shared/addresses/routes.ts'
import { listingOf } from '../own/collectionAddress.ts'
import { type Address, type Addresses, type LoadedArticle, type LoadedContent, textsOf } from './loadedContent.ts'
import { addressOf, freePagesIn } from './entries/freePages.ts'
import { valueAt } from './source/locatedData.ts'

/** The content that the addresses of a publication derive from. */
type Source = Omit<LoadedContent, 'addresses' | 'pictures'>

/** Reads its anchors on demand, since few addresses need them. */
class EntryAddress implements Address {
  readonly kind: Address['kind']
  readonly #entry: LoadedArticle

  constructor(kind: Address['kind'], entry: LoadedArticle) {
    this.kind = kind
    this.#entry = entry
  }

  get anchors(): ReadonlySet<string> {
    return this.#entry.body.anchors
  }
}

export function listAddresses(content: Source): Addresses {
  const { languages } = content.site
  const addresses = new Map<string, Address>()
  for (const file of content.publicFiles) {
    addresses.set(`/${file}`, { kind: 'file' })
    if (file.endsWith('/index.html')) addresses.set(`/${file.slice(0, -'/index.html'.length)}`, { kind: 'file' })
  }
  for (const language of languages) {
    const local = (path: string) => localPath(path, { language, defaultLanguage: languages[0] })
    const articles = textsOf(content).filter((article) => article.language === language)
    const pathOf = createPathFinder(content)
    const addArticle = (article: LoadedArticle, kind: 'page' | 'hidden') =>
      addresses.set(local(pathOf(article)), new EntryAddress(kind, article))
    // A hidden article may share its slug with a published one, which then wins.
    for (const article of articles) if (article.isHidden) addArticle(article, 'hidden')
    for (const { kind, path } of listRoutes(outlineOf(content, language))) addresses.set(path, { kind })
    for (const article of articles) if (!article.isHidden) addArticle(article, 'page')
    for (const { id, body, isHidden } of content.pages.filter((page) => page.language === language)) {
      const name = namedPageNames.find((known) => known === id)
      if (!name) continue
      if (!isHidden) addresses.set(local(namedPaths[name]), { kind: 'page', anchors: body.anchors })
      else if (isLeftOut(name)) addresses.set(local(namedPaths[name]), { kind: 'hidden', anchors: body.anchors })
    }
    for (const page of freePagesIn(content.pages, language))
      addresses.set(local(addressOf(page)), { kind: page.isHidden ? 'hidden' : 'page', anchors: page.body.anchors })
  }
  return addresses
}

/** Maps the document file of every page to the page's path. */
export function documentFiles(addresses: Addresses): ReadonlyMap<string, string> {
  const pages = [...addresses].filter(([, address]) => address.kind === 'page')
  return new Map(pages.map(([path]) => [documentFile(path), path]))
}

/** Returns a function that finds the path of an article or entry, without the language prefix. */
export function createPathFinder({ collections, site }: Pick<Source, 'collections' | 'site'>): (text: LoadedArticle) => string {
  const addresses = new Map(collections.map(({ definition: { name, address } }) => [name, address]))
  return (text) => {
    const address = text.own && addresses.get(text.own.collection)
    if (address === undefined) return articlePath(slugOf(text))
    const listing = listingOf(address, { language: text.language, defaultLanguage: site.languages[0] })
    return entryPath(listing, slugOf(text))
  }
}

/** Returns the slug; the folder's name if the slug cannot be read, so that links to the article are not reported as broken too. */
function slugOf(article: LoadedArticle): string {
  const written = article.fields.slug ?? valueAt(article.data?.value, ['slug'])
  return typeof written === 'string' ? written : article.id
}

/** Returns what determines the addresses of a language, with the published articles counted by category. */
function outlineOf(content: Source, language: Language): Outline {
  const articles = content.articles.filter((article) => article.language === language && !article.isHidden)
  const filings = articles.flatMap((article) => {
    const places = article.classification.filings.flatMap(({ category, subcategory, topics }) => {
      const place = `${category}/${subcategory ?? ''}`
      return [category, place, ...topics.map((topic) => `${place}/${topic}`)]
    })
    return [...new Set(places)]
  })
  const filed = countEach(filings)
  const pages = content.pages.filter((page) => page.language === language)
  const namesOf = (some: typeof pages) => new Set(namedPageNames.filter((name) => some.some(({ id }) => id === name)))
  const written = countEach(articles.map((article) => article.fields.author ?? ''))
  return {
    language,
    defaultLanguage: content.site.languages[0],
    pageSize: content.site.fields.pageSize ?? defaultPageSize,
    articles: articles.map(slugOf),
    categories: content.categories.tree.map(({ key, slug, children }) => ({
      slug,
      count: filed.get(key) ?? 0,
      children: children.map((child) => ({
        slug: child.slug,
        count: filed.get(`${key}/${child.key}`) ?? 0,
        topics: child.topics.map((topic) => ({ slug: topic.slug, count: filed.get(`${key}/${child.key}/${topic.key}`) ?? 0 })),
      })),
    })),
    authors: [...Map.groupBy(content.authors, (author) => author.id)].map(([slug, entries]) => {
      const names = new Set(entries.map((entry) => entry.fields.name))
      return { slug, count: [...names].reduce((sum, name) => sum + (written.get(name ?? '') ?? 0), 0) }
    }),
    collections: content.collections.flatMap(({ definition, entries }) => {
      const slugs = entries.filter((entry) => entry.language === language && !entry.isHidden).map(slugOf)
      return slugs.length === 0
        ? []
        : [{ listing: listingOf(definition.address, { language, defaultLanguage: content.site.languages[0] }), slugs }]
    }),
    pages: freePagesIn(content.pages, language)
      .filter(({ isHidden }) => !isHidden)
      .map(addressOf),
    isCorrected: articles.some(({ fields }) => (fields.corrections ?? []).length > 0),
    written: namesOf(pages.filter(({ isHidden }) => !isHidden)),
    placeholders: namesOf(pages.filter(({ isHidden }) => isHidden)),
  }
}

function countEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
