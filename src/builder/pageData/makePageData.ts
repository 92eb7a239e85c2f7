import type { SiteConfig } from '../../content/SiteConfig.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { type Head, type LanguagePaths, type PageData, componentPrefix } from '../../shared/pages/pageData.ts'
import type { ComponentName } from '../../shared/pages/pageProps.ts'
import { listingPath, titleIndexHash } from '../../shared/addresses/paths.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import type { HeadDetails } from '../head/headDetails.ts'
import type { LateSheets, PageOutline, PagePlan } from '../pages/PagePlan.ts'
import { sliceNames } from './slices.ts'

interface PageDataOptions {
  readonly compilationHash: string
  readonly sheets: LateSheets
  head(page: PageOutline): Head
  languages(page: PageOutline): LanguagePaths
  readonly details: HeadDetails
  /** Returns HTML for the end of the page. */
  after(page: PageOutline): string | undefined
}

/** Makes the props of a page and the page data around them. */
export function makePageData<Name extends ComponentName>(plan: PagePlan<Name>, options: PageDataOptions): PageData<Name> {
  const { component, language } = plan
  const props = plan.props(options.sheets)
  const head = options.details(plan, props, options.head(plan))
  const after = options.after(plan)
  return {
    path: plan.path,
    componentChunkName: componentPrefix + component,
    matchPath: null,
    staticQueryHashes: [titleIndexHash(language)],
    slicesMap: sliceNames(language),
    result: { component, language, head, props, ...(after !== undefined && { after }), languages: options.languages(plan) },
    webpackCompilationHash: options.compilationHash,
  }
}

interface HeadOptions {
  /** Scheme and host. */
  readonly url: string
  /** Prefix of the pages' paths. */
  readonly base?: string | undefined
  readonly defaultLanguage: Language
}

/** Creates the heads of all pages. Each translation among `plans` lists all of them as alternates. */
export function makeHeads(plans: readonly PageOutline[], options: HeadOptions): (plan: PageOutline) => Head {
  const translations = Map.groupBy(
    plans.filter((plan) => plan.alternateKey !== undefined && !plan.empty),
    (plan) => plan.alternateKey,
  )
  const { url, base = '' } = options
  const absolute = (path: string) => absoluteUrl(url, base + path)
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
      ...neighbours(plan, (address) => absoluteUrl(url, address)),
    }
  }
}

/** Returns the URLs of the previous and next page of a listing. */
function neighbours({ paging }: PageOutline, absolute: (path: string) => string): Pick<Head, 'previous' | 'next'> {
  if (!paging) return {}
  const { page, pages, base } = paging
  return {
    ...(page > 1 && { previous: absolute(listingPath(base, page - 1)) }),
    ...(page < pages && { next: absolute(listingPath(base, page + 1)) }),
  }
}

const home = 'page:home'

/**
 * Creates a function that finds the targets of a page's language menu: the same page in each other language, or otherwise the nearest page
 * above it that is not empty.
 */
export function createLanguagePaths(
  plans: readonly PageOutline[],
  { languages, base = '' }: Pick<SiteConfig, 'languages' | 'base'>,
): (plan: PageOutline) => LanguagePaths {
  const paths = new Map(
    plans
      .filter(({ alternateKey, empty }) => alternateKey !== undefined && !empty)
      .map((plan) => [`${plan.language} ${plan.alternateKey}`, base + plan.path]),
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
