import type { Article, Category, Subcategory, Topic } from '../../../content/publication.ts'
import type { SubcategoryProps } from '../../../shared/pages/pageProps.ts'
import { listingPath, topicPath } from '../../../shared/addresses/paths.ts'
import { breadcrumbData, listingData } from '../../head/structuredData.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathOfCategory, textIn } from '../SiteIndex.ts'
import type { CardMaker, PageTools } from '../articleCard.ts'
import { lastChange } from '../formatText.ts'
import { inTurns } from '../inTurns.ts'
import { homeCrumb, pagedDescription, pagedTitle, pagesOf } from '../paging.ts'
import { namedTitles } from '../titles.ts'

interface Place {
  readonly category: Category
  readonly subcategory: Subcategory
}

/** What the pages of a listing share: of a whole subcategory, or of one of its topics. */
interface List extends Pick<SubcategoryProps, 'crumbs' | 'title' | 'description'> {
  /** Returns what its pages say about the other lists of the subcategory; called when they are rendered. */
  others(): Pick<SubcategoryProps, 'everything' | 'topics'>
  readonly key: string
  /** Keys of this listing and of the listings above it. */
  readonly within: readonly string[]
  readonly base: string
  readonly documentTitle: string
  /** Title of the listing above this one. */
  readonly above: string
  readonly categorySlug: string
  readonly articles: readonly Article[]
}

/** Plans the pages of every subcategory, each followed by those of its topics that have articles. */
export function planSubcategoryPages(site: SiteIndex, { cards }: PageTools): readonly PagePlan<'subcategory'>[] {
  const places = site.publication.categories.flatMap((category) => category.children.map((subcategory) => ({ category, subcategory })))
  return places.flatMap((place) => listsOf(site, place)).flatMap((list) => planList(site, cards, list))
}

function listsOf(site: SiteIndex, { category, subcategory }: Place): readonly List[] {
  const base = pathOfCategory(site, category, subcategory)
  const key = `${category.key}/${subcategory.key}`
  const articles = site.articlesBySubcategory.get(key) ?? []
  const title = textIn(site, subcategory.title)
  const topics = topicsOf(site, subcategory, { key, base })
  const above = textIn(site, category.title)
  const crumbs = [homeCrumb(site), { text: above, path: pathOfCategory(site, category) }, { text: title, path: base }]
  const everything: List = {
    key,
    within: [key, category.key],
    base,
    crumbs,
    title,
    documentTitle: title,
    above,
    categorySlug: category.slug,
    description: textIn(site, subcategory.description),
    others: () => ({
      everything: { path: base, count: articles.length },
      topics: topicsOf(site, subcategory, { key, base }).map(({ topic, path, filed }) => ({
        title: textIn(site, topic.title),
        path,
        count: filed.length,
      })),
    }),
    articles,
  }
  const lists = topics.map(({ topic, path, filed }): List => {
    const name = textIn(site, topic.title)
    return {
      ...everything,
      key: `${key}/${topic.key}`,
      within: [`${key}/${topic.key}`, ...everything.within],
      base: path,
      crumbs: [...crumbs, { text: name, path }],
      title: name,
      documentTitle: `${name}: ${title}`,
      above: title,
      description: textIn(site, topic.description),
      articles: filed,
    }
  })
  return [everything, ...lists]
}

interface TopicList {
  readonly topic: Topic
  readonly path: string
  readonly filed: readonly Article[]
}

function topicsOf(site: SiteIndex, { topics }: Subcategory, { key, base }: Pick<List, 'key' | 'base'>): TopicList[] {
  return topics.flatMap((topic) => {
    const filed = site.articlesByTopic.get(`${key}/${topic.key}`)
    return filed ? [{ topic, path: topicPath(base, topic.slug), filed }] : []
  })
}

/** Returns the articles of a listing; within a day, authors take turns. */
export function inAuthorsTurns(site: SiteIndex, place: string, articles: readonly Article[]): readonly Article[] {
  return site.planList(`${place}, authors in turns`, () => inTurns(articles, { groupOf: ({ author }) => author }))
}

function planList(site: SiteIndex, cards: CardMaker, list: List): PagePlan<'subcategory'>[] {
  const { key, within, base, documentTitle, above, categorySlug, articles, others, ...props } = list
  const ordered = inAuthorsTurns(site, key, articles)
  const { title, description, crumbs } = props
  const { url, pageSize } = site.publication.site
  const change = lastChange(articles)
  return pagesOf(ordered, pageSize, base).map(({ paging, items }) => ({
    component: 'subcategory',
    path: listingPath(base, paging.page),
    language: site.language,
    alternateKey: `category:${key}:${paging.page}`,
    within: within.map((place) => `category:${place}:1`),
    paging,
    empty: articles.length === 0,
    ...namedTitles(site, pagedTitle(site, documentTitle, paging)),
    description: pagedDescription(site, description || documentTitle, paging),
    ...change,
    props: () => ({ ...props, ...others(), cards: items().map(cards.card), paging }),
    data: (shown, head) => [listingData(shown.cards, { title, description, head, site }), ...breadcrumbData(crumbs, url)],
    card: () => ({ title, kicker: above, category: categorySlug }),
  }))
}
