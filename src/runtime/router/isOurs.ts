import { decodeStrictly } from '../../shared/addresses/escapes.ts'
import { keyBelow } from '../../shared/addresses/paths.ts'

/** Marks a navigation that the router leaves to the browser. */
export const leave = 'leave'

/** Marks a navigation that only restores an address. */
export const stay = 'stay'

/**
 * Reports whether the router handles a navigation to a page; the browser handles all others.
 * `isHere`: the address is that of the page shown, or becomes it.
 */
export function isOurs(event: NavigateEvent, isHere: boolean, isLeaving: boolean): boolean {
  const { canIntercept, downloadRequest, formData, navigationType, info, destination } = event
  if (!canIntercept || downloadRequest !== null || formData || navigationType === 'reload' || info === leave) return false
  if (isLeaving && navigationType !== 'traverse') return false
  // The browser handles a jump within the page, and so it does if a script gives the page another address. If the page at the address
  // is not shown yet, either has ended its navigation.
  return !(isHere && (event.hashChange || (destination.sameDocument && navigationType !== 'traverse')))
}

/**
 * Reports whether an address below the site's base may be that of a page. Files have an
 * extension; the server handles what cannot be decoded.
 */
export function isPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>, base: string): boolean {
  const isOutside = origin !== location.origin || !pathname.startsWith(`${base}/`)
  // The home page's data has this name; no page does.
  if (isOutside || keyBelow(base, pathname) === '/index' || !/\/[^./]*$|\.html$/.test(pathname)) return false
  // The result is used, because the bundler drops a call of `decodeURIComponent` that is made only for its error.
  return decodeStrictly(pathname) !== undefined
}
