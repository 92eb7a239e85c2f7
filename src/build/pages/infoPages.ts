import { renderBody } from '../images/renderBody.ts'
import { policyLink } from '../provenance/policyLink.ts'
import type { PagePlan } from './PagePlan.ts'
import type { PageTools } from './PageTools.ts'
import { planNamedPage } from './planNamedPage.ts'
import type { SiteIndex } from './SiteIndex.ts'

const names = ['about-us', 'editorial-policy', 'privacy-policy', 'terms'] as const

/** The pages that are text alone. */
export function planInfoPages(site: SiteIndex, { pictures }: PageTools): PagePlan[] {
  const written = names.filter((name) => name !== 'editorial-policy' || policyLink(site))
  return written.map((name) =>
    planNamedPage(site, name, ({ head, text, crumbs }) => ({
      component: 'info',
      language: site.language,
      head,
      props: { crumbs, heading: text.heading, html: renderBody(text.body, pictures) },
    })),
  )
}
