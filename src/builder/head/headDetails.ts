import type { Head, PageResult } from '../../shared/pageData.ts'
import { feedFormatNames, feedFormats, feedPath } from '../../shared/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { planFeeds } from '../feeds/planFeeds.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import { type SiteIndex, homePath } from '../pages/SiteIndex.ts'
import { type CardPlanner, cardSize } from '../socialCards/SocialCard.ts'
import { structuredData } from './structuredData.ts'

/** Completes the head of a page with what only its props tell. */
export type HeadDetails = (plan: PagePlan, result: PageResult) => Head

/** Makes the feeds, the social tags and the structured data of pages; an error page has none of them. */
export function createHeadDetails(sites: readonly SiteIndex[], cards: CardPlanner): HeadDetails {
  const tools = new Map(sites.map((site) => [site.language, { site, feedsOf: createFeedFinder(site) }]))
  return (plan, { head, ...page }) => {
    const tool = tools.get(plan.language)
    if (!tool || head.canonical === undefined) return head
    const result = { ...page, head } as PageResult
    const graph = structuredData(tool.site, result)
    return {
      ...head,
      feeds: tool.feedsOf(plan, result),
      social: socialTags({ site: tool.site, result, card: cards.plan(tool.site, result) }),
      ...(graph !== undefined && { data: graph }),
    }
  }
}

type FeedLinks = NonNullable<Head['feeds']>

/** Finds the feeds that a page names: its own, else the site's; the home page names it in every format. */
function createFeedFinder(site: SiteIndex): (plan: PagePlan, result: PageResult) => FeedLinks {
  const titles = new Map(planFeeds(site).map(({ page, title }) => [page, title]))
  const home = homePath(site)
  return ({ path }, { props }) => {
    const base = 'paging' in props ? props.paging.base : path
    const page = titles.has(base) ? base : home
    const title = titles.get(page)
    if (title === undefined) return []
    const formats = path === home ? feedFormatNames : (['atom'] as const)
    return formats.map((format) => ({
      type: feedFormats[format].type,
      title: formats.length === 1 ? title : `${title} (${feedFormats[format].name})`,
      url: absoluteUrl(site.publication.site.url, feedPath(page, format)),
    }))
  }
}

type SocialTags = NonNullable<Head['social']>

interface Shown {
  readonly site: SiteIndex
  readonly result: PageResult
  /** The page's social card. */
  readonly card: { readonly path: string; readonly alt: string }
}

/** Open Graph (ogp.me), which the cards of all social networks are made of; `headTags` writes the description, which is the page's own. */
function socialTags({ site, result: { head, component }, card }: Shown): SocialTags {
  const { title, url } = site.publication.site
  const suffix = ` | ${title}`
  return [
    ['og:type', component === 'article' ? 'article' : component === 'author' ? 'profile' : 'website'],
    ['og:site_name', title],
    ['og:title', head.title.endsWith(suffix) ? head.title.slice(0, -suffix.length) : head.title],
    ['og:url', head.canonical ?? ''],
    ['og:image', absoluteUrl(url, card.path)],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', card.alt],
    ['twitter:card', 'summary_large_image'],
  ]
}
