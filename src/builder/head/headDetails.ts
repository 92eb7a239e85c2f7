import type { Thing } from 'schema-dts'
import { cardSize } from '../../shared/pictures/cards.ts'
import type { Head } from '../../shared/pages/pageData.ts'
import type { ComponentName, PropsByComponent } from '../../shared/pages/pageProps.ts'
import { feedFormatNames, feedFormats, feedPath } from '../../shared/addresses/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { planFeeds } from '../feeds/planFeeds.ts'
import type { PageOutline, PagePlan } from '../pages/PagePlan.ts'
import { type PageExtras, noExtras } from '../plugins/describePages.ts'
import { type SiteIndex, homePath } from '../pages/SiteIndex.ts'
import type { CardPlanner, PlannedCard } from '../socialCards/CardPlanner.ts'
import { graphJson } from './structuredData.ts'

/** Adds to a page's head what depends on its props: feeds, social tags and structured data. */
export type HeadDetails = <Name extends ComponentName>(plan: PagePlan<Name>, props: PropsByComponent[Name], head: Head) => Head

/** Creates the function that adds these details for pages of all languages. A page without a card, which is an error page, gets none. */
export function createHeadDetails(sites: readonly SiteIndex[], cards: CardPlanner, extras: PageExtras = noExtras): HeadDetails {
  const tools = new Map(sites.map((site) => [site.language, { site, feedsOf: createFeedFinder(site) }]))
  return (plan, props, head) => {
    const tool = tools.get(plan.language)
    const content = plan.card?.(props)
    if (!tool || !content) return head
    const extra = extras.of(plan.path)
    const data = graphJson([...(plan.data?.(props, head) ?? []), ...((extra?.things ?? []) as readonly Thing[])])
    return {
      ...head,
      feeds: tool.feedsOf(plan),
      social: socialTags(plan, {
        site: tool.site,
        address: head.canonical ?? '',
        card: cards.plan({ ...content, language: plan.language }),
      }),
      ...(data !== undefined && { data }),
      ...(extra && extra.elements.length > 0 && { own: extra.elements }),
    }
  }
}

type FeedLinks = NonNullable<Head['feeds']>

/** Creates a function that finds the feeds a page links to: its own, or otherwise the site's. The home page links to every format. */
function createFeedFinder(site: SiteIndex): (page: PageOutline) => FeedLinks {
  const titles = new Map(planFeeds(site).map(({ page, title }) => [page, title]))
  const home = homePath(site)
  const { base = '' } = site.publication.site
  return ({ path, paging }) => {
    const address = base + path
    const listing = paging?.base ?? address
    const page = titles.has(listing) ? listing : home
    const title = titles.get(page)
    if (title === undefined) return []
    const formats = address === home ? feedFormatNames : (['atom'] as const)
    return formats.map((format) => ({
      type: feedFormats[format].type,
      title: formats.length === 1 ? title : `${title} (${feedFormats[format].name})`,
      url: absoluteUrl(site.publication.site.url, feedPath(page, format)),
    }))
  }
}

type SocialTags = NonNullable<Head['social']>

interface SharedPage {
  readonly site: SiteIndex
  /** The canonical URL. */
  readonly address: string
  readonly card: PlannedCard
}

/** Returns the Open Graph tags (ogp.me) for link previews on social networks; `headTags` adds the description. */
function socialTags({ ownTitle, type }: Pick<PagePlan, 'ownTitle' | 'type'>, { site, address, card }: SharedPage): SocialTags {
  const { title, url } = site.publication.site
  return [
    ['og:type', type ?? 'website'],
    ['og:site_name', title],
    ['og:title', ownTitle],
    ['og:url', address],
    ['og:image', absoluteUrl(url, card.path)],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', card.alt],
    ['twitter:card', 'summary_large_image'],
  ]
}
