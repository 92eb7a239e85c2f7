import type { Redirect } from '../shared/manifest.ts'
import { isDynamic, matchRedirect } from './matchRedirect.ts'
import { servedRedirect, servedTarget } from './servedRedirect.ts'

/**
 * Lets each redirect lead to the end of its chain at once, so that no reader is sent on twice. A way over a dynamic segment
 * is known only when somebody asks, and stays. For redirects without cycles.
 */
export function collapseRedirects(redirects: readonly Redirect[], siteUrl: string | undefined): readonly Redirect[] {
  const rules = redirects.map((redirect) => ({ ...servedRedirect(redirect, siteUrl), status: redirect.status }))
  return redirects.map((redirect) => {
    let { to, status } = redirect
    for (;;) {
      const path = servedTarget(to, siteUrl)
      const next = path.split('/').some(isDynamic) ? undefined : rules.find((rule) => matchRedirect(rule, path) !== undefined)
      const target = next && matchRedirect(next, path)
      if (next === undefined || target === undefined) return { ...redirect, to, status }
      to = target
      // A way that is for good only in part is not for good.
      status = isForGood(status) ? next.status : status
    }
  })
}

function isForGood(status: Redirect['status']): boolean {
  return status === 301 || status === 308
}
