import { namedPaths, savedPath } from '../../shared/paths.ts'
import { messagesIn } from '../builtTexts.ts'
import { homeCrumb } from './homeCrumb.ts'
import type { PagePlan } from './PagePlan.ts'
import { type SiteIndex, pathIn } from './SiteIndex.ts'

/** The engine's own page where the stories stand that a reader saved: its document lists none, so search engines leave it out. */
export function planSavedPage(site: SiteIndex): PagePlan {
  const { heading, text } = messagesIn(site.language).saved
  const path = pathIn(site, savedPath)
  return {
    path,
    language: site.language,
    empty: true,
    title: `🔖 ${heading} | ${site.publication.site.title}`,
    description: `🔖 ${text}`,
    result: (head) => ({
      component: 'saved',
      language: site.language,
      head,
      props: { crumbs: [homeCrumb(site), { text: heading, path }], everything: pathIn(site, namedPaths.sitemap) },
    }),
  }
}
