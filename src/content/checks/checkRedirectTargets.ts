import { didYouMean } from '../didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { isDynamic, matchRedirect } from '../matchRedirect.ts'
import type { Problem } from '../problem.ts'
import { servedRedirect, servedTarget } from '../servedRedirect.ts'
import { problemInData } from './problemOf.ts'

/** A redirect to a path without dynamic segments leads to a page, a file or another redirect. */
export function checkRedirectTargets({ redirects: { data, items }, addresses, categories, site }: LoadedContent): readonly Problem[] {
  if (!data || !categories.isWhole) return []
  return items.flatMap((redirect, index) => {
    const path = redirect && servedTarget(redirect.to, site.fields.url)
    if (!redirect || !path?.startsWith('/') || path.split('/').some(isDynamic)) return []
    const address = addresses.get(path)
    if (address && address.kind !== 'hidden') return []
    if (items.some((other) => other && matchRedirect(servedRedirect(other, site.fields.url), path) !== undefined)) return []
    const near = didYouMean(path, addresses.keys())
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
