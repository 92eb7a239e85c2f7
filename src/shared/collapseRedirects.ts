import type { Redirect } from './manifest.ts'
import { pageKey } from './paths.ts'
import { createRedirectFinder, hasDynamic } from './redirects.ts'

/** Where a redirect leads, as a page's key where it stays on the site; another site's address as it is written. */
export function targetKey(to: string, siteUrl: string | undefined): string {
  const address = localAddress(to, siteUrl)
  return address.startsWith('/') ? pageKey(address) : address
}

/** An address of the site's own as a path without a slash at its end; any other as it is written. */
function localAddress(to: string, siteUrl: string | undefined): string {
  const isOwn = siteUrl !== undefined && (to === siteUrl || to.startsWith(`${siteUrl}/`))
  const address = isOwn ? to.slice(siteUrl.length) : to
  if (/[?#]/.test(address) || !(isOwn || address.startsWith('/'))) return address
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end) || '/'
}

type End = Pick<Redirect, 'to' | 'status'>

interface Circumstances {
  readonly siteUrl: string | undefined
  /** Whether something stands at a page's key: it is answered with before any redirect. */
  isTaken(this: void, path: string): boolean
}

/**
 * Lets each redirect lead to the end of its chain at once, so that no reader is sent on twice. A way over a dynamic segment
 * is known only when a reader asks, and stays. A chain that comes back to where it was ends there.
 */
export function collapseRedirects(redirects: readonly Redirect[], { siteUrl, isTaken }: Circumstances): readonly Redirect[] {
  const find = createRedirectFinder(redirects)
  // Chains run into one another: what lies behind a path is found out once.
  const ends = new Map<string, End | undefined>()

  /** Where a target leads on to in the end; undefined where it is the end. */
  function endBehind(target: string): End | undefined {
    if (hasDynamic(target)) return undefined
    const way: { readonly path: string; readonly step: End }[] = []
    let path = targetKey(target, siteUrl)
    const passed = new Set<string>()
    while (!ends.has(path)) {
      const move = isTaken(path) || passed.has(path) ? undefined : find(path)
      passed.add(path)
      if (!move) {
        ends.set(path, undefined)
        break
      }
      way.push({ path, step: { to: localAddress(move.to, siteUrl), status: move.redirect.status } })
      path = targetKey(move.to, siteUrl)
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
