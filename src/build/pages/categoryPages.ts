import type { Category } from '../../content/publication.ts'
import type { SubcategorySection, TextLink } from '../../shared/pageProps.ts'
import { listingPath } from '../../shared/paths.ts'
import type { CardMaker } from './articleCard.ts'
import { homeCrumb } from './homeCrumb.ts'
import { lastChange } from './changedAt.ts'
import type { PagePlan } from './PagePlan.ts'
import { pagedTitle } from './pagedTitle.ts'
import { pagesOf } from './paging.ts'
import { type SiteIndex, pathOfCategory, textIn } from './SiteIndex.ts'
import { planSubcategoryPages } from './subcategoryPages.ts'

/** The newest of each subcategory that a category page shows. */
const newestOfSubcategory = 4

/** A category's own pages and those of its subcategories. */
export function planCategoryPages(site: SiteIndex, cards: CardMaker, category: Category): PagePlan[] {
  const base = pathOfCategory(site, category)
  const articles = site.articlesByCategory.get(category.key) ?? []
  const title = textIn(site, category.title)
  const description = textIn(site, category.description)
  const room = site.roomByCategory.get(category.key) ?? { index: 0 }
  const crumbs: TextLink[] = [homeCrumb(site), { text: title, path: base }]
  const change = lastChange(articles)
  const own = pagesOf(articles, site.publication.site.pageSize, base).map(({ paging, items }): PagePlan => ({
    path: listingPath(base, paging.page),
    language: site.language,
    alternateKey: `category:${category.key}:${paging.page}`,
    within: [`category:${category.key}:1`],
    paging,
    empty: articles.length === 0,
    title: pagedTitle(site, title, paging),
    description: description || title,
    ...change,
    result(head) {
      const sections = paging.page === 1 ? sectionsOf(site, cards, category) : []
      const shown = new Set(sections.flatMap((section) => section.cards))
      const listed = items.map(cards.card)
      const allShown = paging.pages === 1 && listed.every((card) => shown.has(card))
      return {
        component: 'category',
        language: site.language,
        head,
        props: { crumbs, title, description, room, sections, cards: allShown ? [] : listed, paging },
      }
    },
  }))
  return [...own, ...category.children.flatMap((child) => planSubcategoryPages(site, cards, { category, subcategory: child }))]
}

function sectionsOf(site: SiteIndex, cards: CardMaker, category: Category): SubcategorySection[] {
  return category.children.map((child) => {
    const articles = site.articlesBySubcategory.get(`${category.key}/${child.key}`) ?? []
    return {
      title: textIn(site, child.title),
      description: textIn(site, child.description),
      path: pathOfCategory(site, category, child),
      count: articles.length,
      cards: articles.slice(0, newestOfSubcategory).map(cards.card),
    }
  })
}
