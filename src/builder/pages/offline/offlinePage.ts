import { offlinePath } from '../../../shared/workerSettings.ts'
import { builtTextsIn } from '../../builtTexts.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, homePath, pathIn } from '../SiteIndex.ts'
import { namedTitles } from '../titles.ts'

/** The page for readers without a network. It names no article and no count, so that it stays the same when articles come and go. */
export function planOfflinePage(site: SiteIndex): readonly PagePlan<'offline'>[] {
  const { describe, ...text } = builtTextsIn(site.language).offline
  return [
    {
      component: 'offline',
      path: pathIn(site, offlinePath('')),
      language: site.language,
      error: true,
      offline: true,
      ...namedTitles(site, `🔌 ${text.heading}`),
      description: `🔌 ${describe(site.publication.site.title)}`,
      props: () => ({ ...text, home: homePath(site) }),
    },
  ]
}
