import { namedPaths } from '../../../shared/addresses/paths.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, homePath, pathIn, categorySummaries } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { namedPage } from '../namedPages.ts'
import { renderPageBody } from '../pageBody.ts'

/** Plans the page for addresses that do not exist. */
export function planNotFoundPage(site: SiteIndex, { pictures }: PageTools): readonly PagePlan<'notFound'>[] {
  const { outline, heading, body } = namedPage(site, 'not-found')
  const { alternateKey: _unpublished, ...own } = outline
  return [
    {
      component: 'notFound',
      ...own,
      error: true,
      props: (sheets) => ({
        heading,
        html: renderPageBody(site, body, { pictures, sheets, path: outline.path }),
        home: homePath(site),
        sitemap: pathIn(site, namedPaths.sitemap),
        categories: categorySummaries(site),
      }),
    },
  ]
}
