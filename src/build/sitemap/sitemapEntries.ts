import type { Head } from '../../shared/pageData.ts'
import type { PagePlan } from '../pages/PagePlan.ts'

/** A page as search engines are told of it. */
export interface SitemapEntry {
  /** Absolute. */
  readonly url: string
  /** When the content last changed; absent where nobody wrote it down. */
  readonly changed?: string
  readonly alternates: Head['alternates']
  /** Addresses of the pictures on the page. */
  readonly pictures: readonly string[]
}

/** The pages of a language that search engines may list, in the order of the plans. */
export function sitemapEntries(
  plans: readonly PagePlan[],
  options: { head(plan: PagePlan): Head; absolute(path: string): string },
): SitemapEntry[] {
  return plans.flatMap((plan) => {
    const { canonical, robots, alternates } = options.head(plan)
    if (canonical === undefined || robots?.includes('noindex')) return []
    return {
      url: canonical,
      alternates,
      pictures: (plan.pictures ?? []).map(options.absolute),
      ...(plan.changed !== undefined && { changed: plan.changed }),
    }
  })
}
