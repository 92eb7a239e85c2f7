import type { Language } from '../../shared/languages.ts'
import type { Head } from '../../shared/pageData.ts'
import { listingPath } from '../../shared/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { PagePlan } from '../pages/PagePlan.ts'

export interface HeadOptions {
  /** The site's address without a trailing slash. */
  readonly url: string
  readonly defaultLanguage: Language
}

/** Makes the heads of all pages: alternates name only translations that are among `plans`, each of them on all of them. */
export function makeHeads(plans: readonly PagePlan[], options: HeadOptions): (plan: PagePlan) => Head {
  const translations = Map.groupBy(
    plans.filter((plan) => plan.alternateKey !== undefined && !plan.empty),
    (plan) => plan.alternateKey,
  )
  const absolute = (path: string) => absoluteUrl(options.url, path)
  return (plan) => {
    const group = plan.empty ? [] : (translations.get(plan.alternateKey) ?? [])
    const main = group.find((other) => other.language === options.defaultLanguage)
    return {
      title: plan.title,
      description: plan.description,
      ...(!plan.error && { canonical: absolute(plan.path) }),
      alternates:
        group.length < 2
          ? []
          : [
              ...group.map((other) => ({ language: other.language, url: absolute(other.path) })),
              ...(main ? [{ language: 'x-default' as const, url: absolute(main.path) }] : []),
            ],
      ...((plan.error || plan.empty) && { robots: plan.error ? 'noindex' : 'noindex, follow' }),
      ...neighbours(plan, absolute),
    }
  }
}

/** The pages before and after a page of a listing. */
function neighbours({ paging }: PagePlan, absolute: (path: string) => string): Pick<Head, 'previous' | 'next'> {
  if (!paging) return {}
  const { page, pages, base } = paging
  return {
    ...(page > 1 && { previous: absolute(listingPath(base, page - 1)) }),
    ...(page < pages && { next: absolute(listingPath(base, page + 1)) }),
  }
}
