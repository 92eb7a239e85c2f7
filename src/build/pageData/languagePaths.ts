import type { Language } from '../../shared/languages.ts'
import type { LanguagePaths } from '../../shared/pageData.ts'
import type { PagePlan } from '../pages/PagePlan.ts'

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
