import type { Article, Category, Subcategory } from '../../content/publication.ts'
import type { Topic } from '../../shared/pageProps.ts'
import { listingPath } from '../../shared/paths.ts'
import type { CardMaker } from './articleCard.ts'
import { homeCrumb } from './homeCrumb.ts'
import type { PagePlan } from './PagePlan.ts'
import { pagedTitle } from './pagedTitle.ts'
import { pagesOf } from './paging.ts'
import { type SiteIndex, pathOfCategory, textIn } from './SiteIndex.ts'

interface Place {
  readonly category: Category
  readonly subcategory: Subcategory
}

export function planSubcategoryPages(site: SiteIndex, cards: CardMaker, { category, subcategory }: Place): PagePlan[] {
  const base = pathOfCategory(site, category, subcategory)
  const articles = site.articlesBySubcategory.get(`${category.key}/${subcategory.key}`) ?? []
  const title = textIn(site, subcategory.title)
  const description = textIn(site, subcategory.description)
  const topics = topicsOf(site, articles, { category, subcategory })
  const crumbs = [
    homeCrumb(site),
    { text: textIn(site, category.title), path: pathOfCategory(site, category) },
    { text: title, path: base },
  ]
  return pagesOf(articles, site.publication.site.pageSize, base).map(({ paging, items }): PagePlan => ({
    path: listingPath(base, paging.page),
    language: site.language,
    alternateKey: `category:${category.key}/${subcategory.key}:${paging.page}`,
    empty: articles.length === 0,
    title: pagedTitle(site, title, paging),
    description: description || title,
    result: (head) => ({
      component: 'subcategory',
      language: site.language,
      head,
      props: {
        crumbs,
        title,
        description,
        room: site.roomByCategory.get(category.key) ?? { index: 0 },
        topics,
        cards: items.map(cards.card),
        paging,
      },
    }),
  }))
}

function topicsOf(site: SiteIndex, articles: readonly Article[], { category, subcategory }: Place): Topic[] {
  const filedUnder = (article: Article, topic: string) =>
    article.filings.some(
      (filing) => filing.category === category.key && filing.subcategory === subcategory.key && filing.topics.includes(topic),
    )
  return subcategory.topics.map((topic) => ({
    key: topic.slug,
    title: textIn(site, topic.title),
    count: articles.filter((article) => filedUnder(article, topic.key)).length,
  }))
}
