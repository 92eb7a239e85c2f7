import type { Redirect } from '../shared/manifest.ts'
import { createRedirectFinder } from './createRedirectFinder.ts'
import { isDynamic, matchRedirect } from './matchRedirect.ts'
import { servedRedirect, servedTarget } from './servedRedirect.ts'

type End = Pick<Redirect, 'to' | 'status'>

/**
 * Lets each redirect lead to the end of its chain at once, so that no reader is sent on twice. A way over a dynamic segment
 * is known only when somebody asks, and stays. For redirects without cycles.
 */
export function collapseRedirects(redirects: readonly Redirect[], siteUrl: string | undefined): readonly Redirect[] {
  const find = createRedirectFinder(redirects.map((redirect) => ({ ...servedRedirect(redirect, siteUrl), status: redirect.status })))
  // Chains run into one another: what lies behind a path is found out once.
  const ends = new Map<string, End | undefined>()

  /** Where a target leads on to in the end; undefined where it is the end. */
  function endBehind(target: string): End | undefined {
    const way: { readonly path: string; readonly step: End }[] = []
    let path = servedTarget(target, siteUrl)
    for (; !ends.has(path); path = servedTarget(way.at(-1)?.step.to ?? path, siteUrl)) {
      const next = path.split('/').some(isDynamic) ? undefined : find(path)
      const to = next && matchRedirect(next, path)
      if (next === undefined || to === undefined) ends.set(path, undefined)
      else way.push({ path, step: { to, status: next.status } })
      if (to === undefined) break
    }
    return way.reduceRight((behind, { path: from, step }) => {
      const end = throughTo(step, behind)
      ends.set(from, end)
      return end
    }, ends.get(path))
  }
  return redirects.map((redirect) => ({ ...redirect, ...throughTo(redirect, endBehind(redirect.to)) }))
}

/** A way that is for good only in part is not for good. */
function throughTo({ to, status }: End, behind: End | undefined): End {
  if (!behind) return { to, status }
  return { to: behind.to, status: isForGood(status) ? behind.status : status }
}

function isForGood(status: Redirect['status']): boolean {
  return status === 301 || status === 308
}
