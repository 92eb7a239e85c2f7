import type { Article } from '../../content/publication.ts'
import { type FeedFormat, feedFormatNames, feedPath, pathBelow } from '../../shared/addresses/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { Parts } from '../facts/Parts.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import { type SiteIndex, homePath, pathOfAuthor, pathOfCategory, textIn } from '../pages/SiteIndex.ts'
import { namedPageText } from '../pages/namedPages.ts'
import { searchText } from '../pages/titles.ts'
import { type Feed, type FeedEntry, createEntryMaker, stableId } from './Feed.ts'
import { renderAtom, renderJsonFeed, renderRss } from './renderFeeds.ts'

/** A feed before its entries are made. */
interface FeedPlan {
  /** Path of the page that it belongs to. */
  readonly page: string
  /** Identifies its subject, independently of its address. */
  readonly key: string
  readonly title: string
  readonly description: string
  /** Newest first; at least one. */
  articles(): readonly Article[]
}

/** The number of articles in a feed. */
const feedLength = 20

/** Plans the feeds of a language: for the site and for each category, author and collection, if they have any articles. */
export function planFeeds(site: SiteIndex): readonly FeedPlan[] {
  const { title } = site.publication.site
  const plans = [
    {
      page: homePath(site),
      key: 'site',
      title,
      description: searchText(site, namedPageText(site, 'home').description),
      articles: site.articles,
    },
    ...site.publication.categories.map((category) => ({
      page: pathOfCategory(site, category),
      key: `category:${category.key}`,
      title: `${textIn(site, category.title)} | ${title}`,
      description: textIn(site, category.description) || textIn(site, category.title),
      articles: site.articlesByCategory.get(category.key) ?? [],
    })),
    ...site.authors.map((author) => ({
      page: pathOfAuthor(site, author),
      key: `author:${author.slug}`,
      title: `${author.name} | ${title}`,
      description: searchText(site, author.metaDescription),
      articles: site.articlesByAuthor.get(author.slug) ?? [],
    })),
    ...[...site.collections.values()].map((collection) => ({
      page: collection.path,
      key: `collection:${collection.collection.name}`,
      title: `${collection.title} | ${title}`,
      description: collection.title,
      articles: collection.newest,
    })),
  ]
  return plans.flatMap(({ articles, ...plan }) => (articles.length > 0 ? { ...plan, articles: () => articles.slice(0, feedLength) } : []))
}

interface FeedOptions {
  readonly icon: string | undefined
  entry(article: Article): FeedEntry
}

function makeFeed(site: SiteIndex, plan: FeedPlan, { entry, icon }: FeedOptions): Feed {
  const { key, url } = site.publication.site
  const entries = plan.articles().map(entry)
  const address = (format: FeedFormat) => [format, absoluteUrl(url, feedPath(plan.page, format))] as const
  return {
    id: stableId(key, 'feed', plan.key, site.language),
    title: plan.title,
    description: plan.description,
    publisher: site.publication.site.title,
    language: site.language,
    page: absoluteUrl(url, plan.page),
    addresses: Object.fromEntries(feedFormatNames.map(address)) as Feed['addresses'],
    ...(icon !== undefined && { icon: absoluteUrl(url, icon) }),
    updated: entries.reduce((last, { updated }) => (updated > last ? updated : last), entries[0]?.updated ?? ''),
    entries,
  }
}

const renderers: Readonly<Record<FeedFormat, (feed: Feed) => string>> = { atom: renderAtom, rss: renderRss, json: renderJsonFeed }

interface FeedsOptions {
  readonly parts: Pick<Parts, 'addFile'>
  readonly sites: readonly SiteIndex[]
  readonly pictures: PicturePlanner
  /** Path of the site's icon. */
  readonly icon: string | undefined
}

/** Adds all feeds in every language and format. */
export function addFeeds({ parts, sites, pictures, icon }: FeedsOptions): void {
  for (const site of sites) {
    const entry = createEntryMaker(site, pictures)
    for (const plan of planFeeds(site)) {
      for (const format of feedFormatNames) {
        const path = pathBelow(site.publication.site.base ?? '', feedPath(plan.page, format)).slice(1)
        parts.addFile({ path, kind: 'data' }, () => renderers[format](makeFeed(site, plan, { entry, icon })))
      }
    }
  }
}
