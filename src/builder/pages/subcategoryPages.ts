import type { Article, Category, Subcategory, Topic } from '../../content/publication.ts'
import type { SubcategoryProps } from '../../shared/pageProps.ts'
import { listingPath, topicPath } from '../../shared/paths.ts'
import type { PagePlan } from './PagePlan.ts'
import { type SiteIndex, pathOfCategory, textIn } from './SiteIndex.ts'
import type { CardMaker } from './articleCard.ts'
import { lastChange } from './formatText.ts'
import { homeCrumb, pagedTitle, pagesOf } from './paging.ts'

interface Place {
  readonly category: Category
  readonly subcategory: Subcategory
}

/** What the pages of a listing share: of everything in a subcategory, or of one of its topics. */
interface List extends Pick<SubcategoryProps, 'crumbs' | 'title' | 'description' | 'everything' | 'topics'> {
  readonly key: string
  readonly base: string
  readonly documentTitle: string
  readonly articles: readonly Article[]
}

/** The pages of a subcategory, and those of its topics that hold articles. */
export function planSubcategoryPages(site: SiteIndex, cards: CardMaker, { category, subcategory }: Place): PagePlan[] {
  const base = pathOfCategory(site, category, subcategory)
  const key = `${category.key}/${subcategory.key}`
  const articles = site.articlesBySubcategory.get(key) ?? []
  const title = textIn(site, subcategory.title)
  const topics = topicsOf(site, subcategory, { key, base })
  const crumbs = [
    homeCrumb(site),
    { text: textIn(site, category.title), path: pathOfCategory(site, category) },
    { text: title, path: base },
  ]
  const everything: List = {
    key,
    base,
    crumbs,
    title,
    documentTitle: title,
    description: textIn(site, subcategory.description),
    everything: { path: base, count: articles.length },
    topics: topics.map(({ topic, path, filed }) => ({ title: textIn(site, topic.title), path, count: filed.length })),
    articles,
  }
  const lists = topics.map(({ topic, path, filed }): List => {
    const name = textIn(site, topic.title)
    return {
      ...everything,
      key: `${key}/${topic.key}`,
      base: path,
      crumbs: [...crumbs, { text: name, path }],
      title: name,
      documentTitle: `${name}: ${title}`,
      description: textIn(site, topic.description),
      articles: filed,
    }
  })
  return [everything, ...lists].flatMap((list) => planList(site, cards, list))
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

function planList(site: SiteIndex, cards: CardMaker, { key, base, documentTitle, articles, ...props }: List): PagePlan[] {
  const change = lastChange(articles)
  return pagesOf(articles, site.publication.site.pageSize, base).map(({ paging, items }): PagePlan => ({
    path: listingPath(base, paging.page),
    language: site.language,
    alternateKey: `category:${key}:${paging.page}`,
    within: placesFrom(key).map((place) => `category:${place}:1`),
    paging,
    empty: articles.length === 0,
    title: pagedTitle(site, documentTitle, paging),
    description: props.description || documentTitle,
    ...change,
    result: (head) => ({
      component: 'subcategory',
      language: site.language,
      head,
      props: { ...props, cards: items.map(cards.card), paging },
    }),
  }))
}

/** A listing's key and those of what it lies in: `a/b/c`, `a/b`, `a`. */
function placesFrom(key: string): string[] {
  const parts = key.split('/')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
}
