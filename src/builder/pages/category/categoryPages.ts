import type { Category } from '../../../content/publication.ts'
import type { SubcategorySection } from '../../../shared/pages/pageProps.ts'
import { listingPath } from '../../../shared/addresses/paths.ts'
import { breadcrumbData, listingData } from '../../head/structuredData.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathOfCategory, textIn } from '../SiteIndex.ts'
import type { CardMaker, PageTools } from '../articleCard.ts'
import { lastChange } from '../formatText.ts'
import { inTurns } from '../inTurns.ts'
import { inAuthorsTurns } from '../subcategory/subcategoryPages.ts'
import { homeCrumb, pagedDescription, pagedTitle, pagesOf } from '../paging.ts'
import { namedTitles } from '../titles.ts'

/** Number of newest articles per subcategory on a category page. */
const newestOfSubcategory = 4

export function planCategoryPages(site: SiteIndex, { cards }: PageTools): readonly PagePlan<'category'>[] {
  return site.publication.categories.flatMap((category) => planCategory(site, cards, category))
}

function planCategory(site: SiteIndex, cards: CardMaker, category: Category): PagePlan<'category'>[] {
  const { url, pageSize } = site.publication.site
  const base = pathOfCategory(site, category)
  const articles = site.planList(`category ${category.key}, subcategories in turns`, () =>
    inTurns(site.articlesByCategory.get(category.key) ?? [], {
      groupOf: ({ filings }) => filings.find((filing) => filing.category === category.key)?.subcategory,
    }),
  )
  const title = textIn(site, category.title)
  const description = textIn(site, category.description)
  const emblem = site.emblemByCategory.get(category.key) ?? { index: 0 }
  const wide = site.wideDrawings.get(category.key)
  const crumbs = [homeCrumb(site), { text: title, path: base }]
  const change = lastChange(articles)
  return pagesOf(articles, pageSize, base).map(({ paging, items }) => ({
    component: 'category',
    path: listingPath(base, paging.page),
    language: site.language,
    alternateKey: `category:${category.key}:${paging.page}`,
    within: [`category:${category.key}:1`],
    paging,
    empty: articles.length === 0,
    ...namedTitles(site, pagedTitle(site, title, paging)),
    description: pagedDescription(site, description || title, paging),
    ...change,
    props() {
      const sections = paging.page === 1 ? sectionsOf(site, cards, category) : []
      const shown = new Set(sections.flatMap((section) => section.cards))
      const listed = items().map(cards.card)
      const allShown = paging.pages === 1 && listed.every((card) => shown.has(card))
      return { crumbs, title, description, emblem, ...(wide !== undefined && { wide }), sections, cards: allShown ? [] : listed, paging }
    },
    data: (props, head) => [
      listingData([...props.sections.flatMap((section) => section.cards), ...props.cards], { title, description, head, site }),
      ...breadcrumbData(crumbs, url),
    ],
    card: () => ({ title, category: category.slug }),
  }))
}

function sectionsOf(site: SiteIndex, cards: CardMaker, category: Category): SubcategorySection[] {
  return category.children.map((child) => {
    const key = `${category.key}/${child.key}`
    const articles = inAuthorsTurns(site, key, site.articlesBySubcategory.get(key) ?? [])
    return {
      title: textIn(site, child.title),
      description: textIn(site, child.description),
      path: pathOfCategory(site, category, child),
      count: articles.length,
      cards: articles.slice(0, newestOfSubcategory).map(cards.card),
    }
  })
}
