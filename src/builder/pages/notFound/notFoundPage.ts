import { namedPaths } from '../../../shared/paths.ts'
import { renderBody } from '../../images/renderBody.ts'
import type { PagePlan } from '../PagePlan.ts'
import { type SiteIndex, homePath, pathIn, categorySummaries } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { namedPage } from '../namedPages.ts'

/** The page for addresses without one. */
export function planNotFoundPage(site: SiteIndex, { pictures }: PageTools): readonly PagePlan<'notFound'>[] {
  const { outline, heading, body } = namedPage(site, 'not-found')
  const { alternateKey: _unpublished, ...own } = outline
  return [
    {
      component: 'notFound',
      ...own,
      error: true,
      props: () => ({
        heading,
        html: renderBody(body, pictures),
        home: homePath(site),
        sitemap: pathIn(site, namedPaths.sitemap),
        categories: categorySummaries(site),
      }),
    },
  ]
}
