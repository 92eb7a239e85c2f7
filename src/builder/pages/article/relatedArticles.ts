import type { Article } from '../../../content/publication.ts'
import type { SiteIndex } from '../SiteIndex.ts'

/** How many related articles a page shows. */
const relatedCount = 4

/**
 * Returns the articles related to one: from its subcategories, then its categories, then the newest of all; for an entry, from its
 * collection. Each group is read from just after the article's own position, so that the articles of a group do not all show the same four.
 */
export function relatedTo(site: SiteIndex, article: Article): Article[] {
  const collection = article.own && site.collections.get(article.own.collection)
  const groups = collection
    ? [collection.newest]
    : [
        ...article.filings.map((filing) => site.articlesBySubcategory.get(`${filing.category}/${filing.subcategory}`) ?? []),
        ...article.filings.map((filing) => site.articlesByCategory.get(filing.category) ?? []),
        site.articles,
      ]
  const related = new Set<Article>()
  for (const group of groups) {
    const start = (site.placeIn(group, article) ?? -1) + 1
    for (let step = 0; step < group.length && related.size < relatedCount; step += 1) {
      const candidate = group[(start + step) % group.length]
      if (candidate && candidate !== article) related.add(candidate)
    }
    if (related.size === relatedCount) break
  }
  return [...related]
}

/** Returns the previous (older) and next (newer) article in the subcategory, or collection, that the breadcrumbs show. */
export function neighboursOf(site: SiteIndex, article: Article): { readonly previous?: Article; readonly next?: Article } {
  const filing = article.filings[0]
  const collection = article.own && site.collections.get(article.own.collection)
  const group = collection ? collection.newest : filing && site.articlesBySubcategory.get(`${filing.category}/${filing.subcategory}`)
  const place = group && site.placeIn(group, article)
  if (!group || place === undefined) return {}
  const previous = group[place + 1]
  const next = place > 0 ? group[place - 1] : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}
