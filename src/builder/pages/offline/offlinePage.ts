import { offlinePath } from '../../../shared/browser/workerSettings.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, homePath, pathIn } from '../SiteIndex.ts'
import { namedTitles, searchText } from '../titles.ts'

/**
 * Plans the page for offline readers. It mentions no article and no count, so that it stays the same when articles are added or removed.
 */
export function planOfflinePage(site: SiteIndex): readonly PagePlan<'offline'>[] {
  const { describe, ...text } = site.wording.built.offlinePage
  return [
    {
      component: 'offline',
      path: pathIn(site, offlinePath('')),
      language: site.language,
      error: true,
      offline: true,
      ...namedTitles(site, searchText(site, `🔌 ${text.heading}`)),
      description: searchText(site, `🔌 ${describe(site.publication.site.title)}`),
      props: () => ({ ...text, home: homePath(site) }),
    },
  ]
}
