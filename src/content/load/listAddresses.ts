import type { Language } from '../../shared/languages.ts'
import {
  articlePath,
  authorPath,
  documentFile,
  feedFormatNames,
  feedPath,
  listingPath,
  localPath,
  namedPageNames,
  namedPaths,
  savedPath,
  topicPath,
} from '../../shared/paths.ts'
import type { Address, Addresses, LoadedArticle, LoadedContent } from './loadedContent.ts'
import { valueAt } from './locatedData.ts'

export function listAddresses(content: Omit<LoadedContent, 'addresses' | 'pictures'>): Addresses {
  const { languages } = content.site
  const addresses = new Map<string, Address>()
  for (const file of content.publicFiles) {
    addresses.set(`/${file}`, { kind: 'file' })
    if (file.endsWith('/index.html')) addresses.set(`/${file.slice(0, -'/index.html'.length)}`, { kind: 'file' })
  }
  for (const file of ['robots.txt', 'sitemap.xml', 'provenance.json']) addresses.set(`/${file}`, { kind: 'file' })
  for (const language of languages) {
    const local = (path: string) => localPath(path, language, languages[0])
    // A hidden article may share its slug with one that is published: the published one counts.
    const articles = content.articles.filter((article) => article.language === language)
    for (const article of articles.toSorted((a, b) => Number(b.isHidden) - Number(a.isHidden))) {
      addresses.set(local(articlePath(slugOf(article))), { kind: article.isHidden ? 'hidden' : 'page', anchors: article.body.anchors })
    }
    for (const path of listingPaths(content, language)) addresses.set(local(path), { kind: 'page' })
    addresses.set(local(savedPath), { kind: 'page' })
    addresses.set(local('/llms.txt'), { kind: 'file' })
    for (const page of [
      '/',
      ...content.categories.tree.map(({ slug }) => `/${slug}`),
      ...content.authors.map(({ id }) => authorPath(id)),
    ]) {
      for (const format of feedFormatNames) addresses.set(feedPath(local(page), format), { kind: 'file' })
    }
    for (const name of namedPageNames) {
      const page = content.pages.find((entry) => entry.id === name && entry.language === language)
      if (name === 'editorial-policy' && !page) continue
      addresses.set(local(namedPaths[name]), { kind: 'page', ...(page && { anchors: page.body.anchors }) })
    }
  }
  return addresses
}

/** The file of a page's document, for every page. */
export function documentFiles(addresses: Addresses): ReadonlyMap<string, string> {
  const pages = [...addresses].filter(([, address]) => address.kind === 'page')
  return new Map(pages.map(([path]) => [documentFile(path), path]))
}

/** The slug; of an article whose slug cannot be read, its folder's name, so that links to it are not called broken too. */
function slugOf(article: LoadedArticle): string {
  const written = article.fields.slug ?? valueAt(article.data?.value, ['slug'])
  return typeof written === 'string' ? written : article.id
}

type ListingSource = Pick<LoadedContent, 'articles' | 'authors' | 'categories' | 'site'>

/** The pages of categories, subcategories, topics and authors in one language, without its prefix. */
function listingPaths(content: ListingSource, language: Language): readonly string[] {
  const articles = content.articles.filter((article) => article.language === language && !article.isHidden)
  const filings = articles.flatMap((article) => {
    const places = article.classification.filings.flatMap(({ category, subcategory, topics }) => {
      const place = `${category}/${subcategory ?? ''}`
      return [category, place, ...topics.map((topic) => `${place}/${topic}`)]
    })
    return [...new Set(places)]
  })
  const filed = countEach(filings)
  const written = countEach(articles.map((article) => article.fields.author ?? ''))
  const pageSize = content.site.fields.pageSize ?? 16
  const pages = (path: string, count = 0) =>
    Array.from({ length: Math.max(1, Math.ceil(count / pageSize)) }, (_, index) => listingPath(path, index + 1))

  const categories = content.categories.tree.flatMap(({ key, slug, children }) => [
    ...pages(`/${slug}`, filed.get(key)),
    ...children.flatMap((child) => [
      ...pages(`/${slug}/${child.slug}`, filed.get(`${key}/${child.key}`)),
      ...child.topics.flatMap((topic) => {
        const count = filed.get(`${key}/${child.key}/${topic.key}`)
        // A topic without articles has no page.
        return count === undefined ? [] : pages(topicPath(`/${slug}/${child.slug}`, topic.slug), count)
      }),
    ]),
  ])
  const names = Map.groupBy(content.authors, (author) => author.id)
  const authors = [...names].flatMap(([slug, entries]) => {
    const known = new Set(entries.map((entry) => entry.fields.name))
    const count = [...known].reduce((sum, name) => sum + (written.get(name ?? '') ?? 0), 0)
    return pages(authorPath(slug), count)
  })
  return [...categories, ...authors]
}

function countEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
