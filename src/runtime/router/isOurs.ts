import { pageKey } from '../../shared/paths.ts'

/** Marks a navigation that the router leaves to the browser. */
export const leave = 'leave'

/** Marks a navigation that only restores an address. */
export const stay = 'stay'

/** Whether the router answers a navigation; all others are the browser's. `key`: of the page that is shown. */
export function isOurs(event: NavigateEvent, key: string, isLeaving: boolean): boolean {
  const { canIntercept, downloadRequest, formData, navigationType, info, destination } = event
  if (!canIntercept || downloadRequest !== null || formData || navigationType === 'reload' || info === leave) return false
  if (isLeaving && navigationType !== 'traverse') return false
  const staysHere = event.hashChange
    ? // A jump within the page is the browser's, unless the address is that of a page that is not shown yet.
      pageKey(location.pathname) === key
    : // A script has given the page another address.
      destination.sameDocument && navigationType !== 'traverse'
  return !staysHere && isPage(new URL(destination.url))
}

/** Whether an address on this site may be a page's. Files have an ending; what cannot be decoded is answered by the server. */
export function isPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  // The home page's data has this name; no page does.
  if (origin !== location.origin || pathname === '/index' || !/(^|\/)[^./]*$|\.html$/.test(pathname)) return false
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
