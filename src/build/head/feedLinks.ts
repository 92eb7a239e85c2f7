import type { Head, PageResult } from '../../shared/pageData.ts'
import { feedFormatNames, feedFormats, feedPath } from '../../shared/feedPaths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { planFeeds } from '../feeds/planFeeds.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import { type SiteIndex, homePath } from '../pages/SiteIndex.ts'

type FeedLinks = NonNullable<Head['feeds']>

/** Finds the feeds that a page names: its own, else the site's; the home page names it in every format. */
export function createFeedFinder(site: SiteIndex): (plan: PagePlan, result: PageResult) => FeedLinks {
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
