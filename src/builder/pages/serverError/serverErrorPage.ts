import { namedPaths, serverErrorPath } from '../../../shared/addresses/paths.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, homePath, pathIn, categorySummaries } from '../SiteIndex.ts'
import { namedTitles, searchText } from '../titles.ts'

/** Plans the page that servers send for an internal error. */
export function planServerErrorPage(site: SiteIndex): readonly PagePlan<'serverError'>[] {
  const { heading, description } = site.wording.messages.serverError
  return [
    {
      component: 'serverError',
      path: pathIn(site, serverErrorPath),
      language: site.language,
      error: true,
      ...namedTitles(site, searchText(site, `🔧 ${heading}`)),
      description: searchText(site, `🔧 ${description(site.publication.site.title)}`),
      props: () => ({ heading, home: homePath(site), sitemap: pathIn(site, namedPaths.sitemap), categories: categorySummaries(site) }),
    },
  ]
}
