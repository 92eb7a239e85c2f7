import { pageKey } from '../shared/paths.ts'

/** The one name under which an address is kept: no query, no hash, no closing slash, escapes in one form. */
export function cacheKey(pathname: string): string {
  return encodeURI(pageKey(pathname)).replace(/[?#]/g, encodeURIComponent)
}
