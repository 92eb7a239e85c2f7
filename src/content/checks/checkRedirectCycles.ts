import type { LoadedContent } from '../load/loadedContent.ts'
import { matchRedirect } from '../matchRedirect.ts'
import type { Problem } from '../problem.ts'
import { servedRedirect } from '../servedRedirect.ts'
import { problemInData } from './problemOf.ts'

type Way = ReturnType<typeof servedRedirect>

/** No chain of redirects comes back to where it began. */
export function checkRedirectCycles({ redirects: { data, items }, site }: LoadedContent): readonly Problem[] {
  if (!data) return []
  const served = items.map((redirect) => redirect && servedRedirect(redirect, site.fields.url))
  const redirects = served.filter((redirect) => redirect !== undefined)
  return served.flatMap((redirect, index) => {
    const way = redirect && cycleFrom(redirect, redirects)
    if (!way) return []
    const message = `The redirect leads back to itself: ${way.join(' to ')}.`
    const finding = { severity: 'error', rule: 'redirect-cycle', message, fix: 'Let it lead to the page that readers shall see.' } as const
    return [problemInData(data, [index, 'from'], finding)]
  })
}

/** The paths of the cycle that begins with a redirect; undefined where its chain ends, or only runs into another's cycle. */
function cycleFrom(redirect: Way, redirects: readonly Way[]): readonly string[] | undefined {
  const way = [redirect.from]
  for (let path: string | undefined = redirect.to; path !== undefined; path = follow(path, redirects)) {
    const isBack = path === redirect.from
    if (isBack) return [...way, path]
    if (way.includes(path)) return undefined
    way.push(path)
  }
  return undefined
}

function follow(path: string, redirects: readonly Way[]): string | undefined {
  for (const redirect of redirects) {
    const target = matchRedirect(redirect, path)
    if (target !== undefined) return target
  }
  return undefined
}
