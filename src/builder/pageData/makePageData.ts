import type { Language } from '../../shared/languages.ts'
import { type Head, type LanguagePaths, type PageData, type PageResult, chunkName } from '../../shared/pageData.ts'
import { listingPath } from '../../shared/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { HeadDetails } from '../head/headDetails.ts'
import type { LateSheets, PagePlan } from '../pages/PagePlan.ts'
import { sliceNames, titleIndexHash } from './slices.ts'

interface PageDataOptions {
  readonly compilationHash: string
  readonly sheets: LateSheets
  head(plan: PagePlan): Head
  languages(plan: PagePlan): LanguagePaths
  readonly details: HeadDetails
  /** HTML for the end of the page. */
  after(plan: PagePlan): string | undefined
}

export function makePageData(plan: PagePlan, options: PageDataOptions): PageData {
  const plain = plan.result(options.head(plan), options.sheets)
  const after = options.after(plan)
  const result = { ...plain, head: options.details(plan, plain), ...(after !== undefined && { after }) } as PageResult
  return {
    path: plan.path,
    componentChunkName: chunkName(result.component),
    matchPath: null,
    staticQueryHashes: [titleIndexHash(plan.language)],
    slicesMap: sliceNames(plan.language),
    result: { ...result, languages: options.languages(plan) },
    webpackCompilationHash: options.compilationHash,
  }
}

interface HeadOptions {
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

const home = 'page:home'

/** Finds where a page's language menu leads: for each other language to the page itself, else to the nearest that it lies in and that is not empty. */
export function createLanguagePaths(plans: readonly PagePlan[], languages: readonly Language[]): (plan: PagePlan) => LanguagePaths {
  const paths = new Map(
    plans
      .filter(({ alternateKey, empty }) => alternateKey !== undefined && !empty)
      .map((plan) => [`${plan.language} ${plan.alternateKey}`, plan.path]),
  )
  return ({ language, alternateKey, within = [] }) => {
    const keys = [...(alternateKey === undefined ? [] : [alternateKey]), ...within, home]
    const nearest = (other: Language) => keys.map((key) => paths.get(`${other} ${key}`)).find((path) => path !== undefined)
    return Object.fromEntries(
      languages
        .filter((other) => other !== language)
        .flatMap((other) => {
          const path = nearest(other)
          return path === undefined ? [] : [[other, path]]
        }),
    )
  }
}
