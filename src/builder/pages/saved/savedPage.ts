import { namedPaths, savedPath } from '../../../shared/paths.ts'
import { messagesIn } from '../../builtTexts.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn } from '../SiteIndex.ts'
import { homeCrumb } from '../paging.ts'
import { namedTitles } from '../titles.ts'

/** The engine's own page for saved stories. Its document lists none, so it is kept out of search engines. */
export function planSavedPage(site: SiteIndex): readonly PagePlan<'saved'>[] {
  const { heading, text } = messagesIn(site.language).saved
  const path = pathIn(site, savedPath)
  return [
    {
      component: 'saved',
      path,
      language: site.language,
      empty: true,
      ...namedTitles(site, `🔖 ${heading}`),
      description: `🔖 ${text}`,
      props: () => ({ crumbs: [homeCrumb(site), { text: heading, path }], everything: pathIn(site, namedPaths.sitemap) }),
      card: () => ({ title: heading }),
    },
  ]
}
