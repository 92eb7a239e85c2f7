import { type FeedFormat, feedFormatNames, feedPath } from '../../shared/feedPaths.ts'
import type { PicturePlanner } from '../images/planPictures.ts'
import type { OutputFolder } from '../output/OutputFolder.ts'
import type { SiteIndex } from '../pages/SiteIndex.ts'
import type { Feed } from './Feed.ts'
import { createEntryMaker } from './feedEntry.ts'
import { makeFeed, planFeeds } from './planFeeds.ts'
import { renderAtom } from './renderAtom.ts'
import { renderJsonFeed } from './renderJsonFeed.ts'
import { renderRss } from './renderRss.ts'

const renderers: Readonly<Record<FeedFormat, (feed: Feed) => string>> = { atom: renderAtom, rss: renderRss, json: renderJsonFeed }

export interface FeedsOptions {
  readonly output: Pick<OutputFolder, 'add'>
  readonly sites: readonly SiteIndex[]
  readonly pictures: PicturePlanner
  /** Path of the site's icon. */
  readonly icon: string | undefined
}

/** Adds every feed of every language in every format. */
export function addFeeds({ output, sites, pictures, icon }: FeedsOptions): void {
  for (const site of sites) {
    const entry = createEntryMaker(site, pictures)
    for (const plan of planFeeds(site)) {
      const feed = makeFeed(site, plan, { entry, icon })
      for (const format of feedFormatNames) {
        output.add({ path: feedPath(plan.page, format).slice(1), kind: 'data' }, renderers[format](feed))
      }
    }
  }
}
