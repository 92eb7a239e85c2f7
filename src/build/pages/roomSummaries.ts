import type { RoomSummary } from '../../shared/pageProps.ts'
import { type SiteIndex, pathOfCategory, textIn } from './SiteIndex.ts'

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
