import type { Language } from '../../shared/languages.ts'
import { authorPath, listingPath, topicPath } from '../../shared/paths.ts'
import type { LoadedContent } from './loadedContent.ts'

type ListingSource = Pick<LoadedContent, 'articles' | 'authors' | 'categories' | 'site'>

/** The pages of categories, subcategories, topics and authors in one language, without its prefix. */
export function listingPaths(content: ListingSource, language: Language): readonly string[] {
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
