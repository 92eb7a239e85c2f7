import { hash } from 'node:crypto'
import type { Language } from '../../shared/languages.ts'
import type { TitleIndex } from '../../search/TitleIndex.ts'
import { type SiteIndex, pathOfArticle, pathOfCategory, textIn } from '../pages/SiteIndex.ts'

/** The static query's address: of the question, not of the answer, so that a new title changes one file and not every page. */
export function titleIndexHash(language: Language): string {
  return String(Number.parseInt(hash('sha256', `title-index:${language}`, 'hex').slice(0, 8), 16))
}

/** Titles by category and subcategory, in the order of the tree; articles without a title are never offered. */
export function makeTitleIndex(site: SiteIndex): TitleIndex {
  const offered = site.articles.filter((article) => article.title !== undefined)
  const place = new Map(offered.map((article, position) => [article, position]))
  const positions = (articles: readonly (typeof offered)[number][] | undefined) =>
    (articles ?? []).flatMap((article) => place.get(article) ?? [])
  return {
    // The search compares letters, not the parts that they can be made of.
    articles: offered.map((article) => [article.heading.normalize('NFC'), pathOfArticle(site, article)]),
    groups: site.publication.categories.map((category) => {
      const filed = new Set(category.children.flatMap((child) => positions(site.articlesBySubcategory.get(`${category.key}/${child.key}`))))
      return {
        title: textIn(site, category.title),
        path: pathOfCategory(site, category),
        articles: positions(site.articlesByCategory.get(category.key)).filter((position) => !filed.has(position)),
        children: category.children.map((child) => ({
          title: textIn(site, child.title),
          path: pathOfCategory(site, category, child),
          articles: positions(site.articlesBySubcategory.get(`${category.key}/${child.key}`)),
        })),
      }
    }),
  }
}
