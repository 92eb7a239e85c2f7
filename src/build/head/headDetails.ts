import type { Head, PageResult } from '../../shared/pageData.ts'
import type { PagePlan } from '../pages/PagePlan.ts'
import type { CardPlanner } from '../socialCards/CardPlanner.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import { createFeedFinder } from './feedLinks.ts'
import { socialTags } from './socialTags.ts'
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
