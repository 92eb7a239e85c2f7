import { namedPaths, savedPath } from '../../../shared/addresses/paths.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, pathIn } from '../SiteIndex.ts'
import { homeCrumb } from '../paging.ts'
import { namedTitles, searchText } from '../titles.ts'

/** Plans the engine's own page for saved stories. Its document lists none, so it is hidden from search engines. */
export function planSavedPage(site: SiteIndex): readonly PagePlan<'saved'>[] {
  const { heading, text } = site.wording.messages.saved
  const path = pathIn(site, savedPath)
  return [
    {
      component: 'saved',
      path,
      language: site.language,
      empty: true,
      ...namedTitles(site, searchText(site, `🔖 ${heading}`)),
      description: searchText(site, `🔖 ${text}`),
      props: () => ({ crumbs: [homeCrumb(site), { text: heading, path }], everything: pathIn(site, namedPaths.sitemap) }),
      card: () => ({ title: heading }),
    },
  ]
}
