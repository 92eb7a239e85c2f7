import type { Redirect } from '../output/manifest.ts'
import { pageKey } from '../addresses/paths.ts'
import { createRedirectFinder, hasDynamic } from './redirects.ts'

/**
 * Returns the target of a redirect: a page's key if it stays on the site, otherwise the address as written. Without `siteUrl`, only paths
 * stay.
 */
export function targetKey(to: string, siteUrl?: string): string {
  const address = localAddress(to, siteUrl)
  return address.startsWith('/') ? pageKey(address) : address
}

/** Turns an address of the site itself into a path without a trailing slash; returns any other as written. */
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
  /** Reports whether a page's key is already served; what is there is answered before any redirect. */
  isTaken(this: void, path: string): boolean
}

/**
 * Points each redirect at the end of its chain, so that no reader is redirected twice. A step through a dynamic segment is known only
 * at request time, and stays. A chain that loops ends where it comes back to itself.
 */
export function collapseRedirects(redirects: readonly Redirect[], { siteUrl, isTaken }: Circumstances): readonly Redirect[] {
  const find = createRedirectFinder(redirects)
  // Chains share their tails, so what follows a path is resolved once.
  const ends = new Map<string, End | undefined>()

  /** Returns the final target that a target leads on to; undefined if it leads no further. */
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

/** A chain is permanent only if every step is. */
function throughTo({ to, status }: End, behind: End | undefined): End {
  if (!behind) return { to, status }
  return { to: behind.to, status: isForGood(status) ? behind.status : status }
}

function isForGood(status: Redirect['status']): boolean {
  return status === 301 || status === 308
}
