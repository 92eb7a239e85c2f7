import { pageKey } from '../../shared/paths.ts'
import { didYouMean } from '../didYouMean.ts'
import type { LoadedContent } from '../load/loadedContent.ts'
import { isDynamic, matchRedirect } from '../matchRedirect.ts'
import type { Problem } from '../problem.ts'
import { problemInData } from './problemOf.ts'

/** A redirect to a path without dynamic segments leads to a page, a file or another redirect. */
export function checkRedirectTargets({ redirects: { data, items }, addresses, categories }: LoadedContent): readonly Problem[] {
  if (!data || !categories.isWhole) return []
  return items.flatMap((redirect, index) => {
    if (!redirect?.to.startsWith('/') || redirect.to.split('/').some(isDynamic)) return []
    const path = pageKey(redirect.to)
    const address = addresses.get(path)
    if (address && address.kind !== 'hidden') return []
    if (items.some((other) => other && matchRedirect(other, redirect.to) !== undefined)) return []
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
