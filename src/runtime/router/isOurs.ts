import { keyBelow } from '../../shared/paths.ts'

/** Marks a navigation that the router leaves to the browser. */
export const leave = 'leave'

/** Marks a navigation that only restores an address. */
export const stay = 'stay'

/** Whether the router answers a navigation to a page; all others are the browser's. `isHere`: the address is that of the page that is shown. */
export function isOurs(event: NavigateEvent, isHere: boolean, isLeaving: boolean): boolean {
  const { canIntercept, downloadRequest, formData, navigationType, info, destination } = event
  if (!canIntercept || downloadRequest !== null || formData || navigationType === 'reload' || info === leave) return false
  if (isLeaving && navigationType !== 'traverse') return false
  const staysHere = event.hashChange
    ? // A jump within the page is the browser's, unless the address is that of a page that is not shown yet.
      isHere
    : // A script has given the page another address.
      destination.sameDocument && navigationType !== 'traverse'
  return !staysHere
}

/** Whether an address below the site's base may be a page's. Files have an ending; what cannot be decoded is answered by the server. */
export function isPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>, base: string): boolean {
  const isOutside = origin !== location.origin || !pathname.startsWith(`${base}/`)
  // The home page's data has this name; no page does.
  if (isOutside || keyBelow(base, pathname) === '/index' || !/\/[^./]*$|\.html$/.test(pathname)) return false
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
