import type { Category } from '../../content/publication.ts'
import type { RoomSummary, SubcategorySection, TextLink } from '../../shared/pageProps.ts'
import { listingPath } from '../../shared/paths.ts'
import type { PagePlan } from './PagePlan.ts'
import { type SiteIndex, pathOfCategory, textIn } from './SiteIndex.ts'
import type { CardMaker } from './articleCard.ts'
import { lastChange } from './formatText.ts'
import { homeCrumb, pagedTitle, pagesOf } from './paging.ts'
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

/** All categories with their children and the number of their articles, in the order of the tree. */
export function roomSummaries(site: SiteIndex): RoomSummary[] {
  return site.publication.categories.map((category, index) => ({
    title: textIn(site, category.title),
    path: pathOfCategory(site, category),
    room: site.roomByCategory.get(category.key) ?? { index },
    count: site.articlesByCategory.get(category.key)?.length ?? 0,
    children: category.children.map((child) => ({ text: textIn(site, child.title), path: pathOfCategory(site, category, child) })),
  }))
}
