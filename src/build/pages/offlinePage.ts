import { localPath } from '../../shared/paths.ts'
import { offlinePath } from '../../shared/workerSettings.ts'
import { builtTextsIn } from '../builtTexts.ts'
import type { PagePlan } from './PagePlan.ts'
import { type SiteIndex, homePath } from './SiteIndex.ts'

/** The page for readers without a network. It names no article and no count, so that it stays the same when articles come and go. */
export function planOfflinePage(site: SiteIndex): PagePlan {
  const { describe, ...text } = builtTextsIn(site.language).offline
  const { languages, title } = site.publication.site
  return {
    path: localPath(offlinePath(''), site.language, languages[0]),
    language: site.language,
    error: true,
    offline: true,
    title: `🔌 ${text.heading} | ${title}`,
    description: `🔌 ${describe(title)}`,
    result: (head) => ({ component: 'offline', language: site.language, head, props: { ...text, home: homePath(site) } }),
  }
}
