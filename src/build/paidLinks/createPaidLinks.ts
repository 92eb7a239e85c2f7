import type { Publication } from '../../content/publication.ts'
import type { LateSheets, PagePlan } from '../pages/PagePlan.ts'
import { paidHeading } from './paidHeading.ts'
import { renderPaidLinks } from './renderPaidLinks.ts'

/** Gives a page its paid links as HTML: those of its path, then the one of all pages; error pages have none. */
export function createPaidLinks({ ads, site }: Publication, sheets: LateSheets): (plan: PagePlan) => string | undefined {
  const heading = paidHeading(site.key)
  const everywhere = ads.sapeNewUrl === undefined ? [] : [ads.sapeNewUrl]
  return ({ path, language, error }) => {
    if (error) return undefined
    const own = Object.hasOwn(ads.sapeLinks, path) ? (ads.sapeLinks[path] ?? []) : []
    return renderPaidLinks([...own, ...everywhere], { heading, language, sheet: sheets.blocks })
  }
}
