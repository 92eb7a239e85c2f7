import { infoPageNames } from '../../../shared/addresses/paths.ts'
import { breadcrumbData } from '../../head/structuredData.ts'
import { thirdPartyNotice } from '../../thirdParty/thirdPartyNotice.ts'
import type { PagePlan } from '../PagePlan.ts'
import type { SiteIndex } from '../SiteIndex.ts'
import type { PageTools } from '../articleCard.ts'
import { infoHtml, namedPage, policyLink } from '../namedPages.ts'
import { planCorrectionsPage } from './correctionsPage.ts'
import { planFreePages } from './freePages.ts'

/** Plans the text-only pages: the named ones, the list of corrections, and the publication's own. */
export function planInfoPages(site: SiteIndex, tools: PageTools): readonly PagePlan<'info'>[] {
  const written = infoPageNames.filter((name) => !site.leftOut.has(name) && (name !== 'editorial-policy' || policyLink(site)))
  const texts = written.map((name): PagePlan<'info'> => {
    const { outline, heading, crumbs } = namedPage(site, name)
    const notice = name === 'privacy-policy' ? thirdPartyNotice(site.publication.site, site.wording.built) : ''
    return {
      component: 'info',
      ...outline,
      props: (sheets) => ({ crumbs, heading, html: infoHtml(site, name, { ...tools, sheets, path: outline.path }) + notice }),
      data: () => breadcrumbData(crumbs, site.publication.site.url),
      card: () => ({ title: heading }),
    }
  })
  return [...texts, ...planCorrectionsPage(site), ...planFreePages(site, tools)]
}
