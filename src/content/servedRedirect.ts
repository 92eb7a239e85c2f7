import { pageKey } from '../shared/paths.ts'

interface Way {
  readonly from: string
  readonly to: string
}

/** A redirect as the server goes by it: decoded, without slash at the end, the site's own addresses as paths. */
export function servedRedirect({ from, to }: Way, siteUrl: string | undefined): Way {
  return { from: pageKey(from), to: servedTarget(to, siteUrl) }
}

export function servedTarget(to: string, siteUrl: string | undefined): string {
  const isOwn = siteUrl !== undefined && (to === siteUrl || to.startsWith(`${siteUrl}/`))
  if (isOwn) return pageKey(to.slice(siteUrl.length))
  return to.startsWith('/') ? pageKey(to) : to
}
