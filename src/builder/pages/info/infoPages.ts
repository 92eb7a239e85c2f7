import { breadcrumbData } from '../../head/structuredData.ts'
import { renderBody } from '../../images/renderBody.ts'
import type { PagePlan } from '../PagePlan.ts'
import type { SiteIndex } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { namedPage, policyLink } from '../namedPages.ts'
import { planCorrectionsPage } from './correctionsPage.ts'

const names = ['about-us', 'editorial-policy', 'privacy-policy', 'terms'] as const

/** The pages with text alone, the list of corrections among them. */
export function planInfoPages(site: SiteIndex, { pictures }: PageTools): readonly PagePlan<'info'>[] {
  const written = names.filter((name) => name !== 'editorial-policy' || policyLink(site))
  const texts = written.map((name): PagePlan<'info'> => {
    const { outline, heading, body, crumbs } = namedPage(site, name)
    return {
      component: 'info',
      ...outline,
      props: () => ({ crumbs, heading, html: renderBody(body, pictures) }),
      data: () => breadcrumbData(crumbs, site.publication.site.url),
      card: () => ({ title: heading }),
    }
  })
  return [...texts, ...planCorrectionsPage(site)]
}
