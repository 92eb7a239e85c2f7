import { createRedirectFinder } from '../createRedirectFinder.ts'
import { createSuggester } from '../createSuggester.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { isDynamic } from '../matchRedirect.ts'
import type { Problem } from '../problem.ts'
import { servedRedirect, servedTarget } from '../servedRedirect.ts'
import { problemInData } from './problemOf.ts'

/** A redirect to a path without dynamic segments leads to a page, a file or another redirect. */
export function checkRedirectTargets({ redirects: { data, items }, addresses, categories, site }: LoadedContent): readonly Problem[] {
  if (!data || !categories.isWhole) return []
  const served = items.flatMap((redirect) => (redirect ? servedRedirect(redirect, site.fields.url) : []))
  const findRedirect = createRedirectFinder(served)
  const suggest = createSuggester(addresses.keys())
  return items.flatMap((redirect, index) => {
    const path = redirect && servedTarget(redirect.to, site.fields.url)
    if (!redirect || !path?.startsWith('/') || path.split('/').some(isDynamic)) return []
    const address = addresses.get(path)
    if (address && address.kind !== 'hidden') return []
    if (findRedirect(path)) return []
    const near = suggest(path)
    const fix = near ? `Did you mean \`${near}\`?` : 'Lead to a page that there is.'
    return [
      problemInData(data, [index, 'to'], {
        severity: 'error',
        rule: 'redirect-target',
        message: `There is no page "${redirect.to}".`,
        fix,
      }),
    ]
  })
}
