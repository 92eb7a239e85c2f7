import { pageKey } from '../../shared/paths.ts'
import type { Runtime } from '../Runtime.ts'
import { isPage } from './isPage.ts'

/** Marks a navigation that the runtime leaves to the browser. */
export const leave = 'leave'

/** Marks a navigation that only puts the address right. */
export const stay = 'stay'

/** Whether the runtime answers a navigation; all others are the browser's. */
export function isOurs(event: NavigateEvent, { key, leaving }: Runtime): boolean {
  const { canIntercept, downloadRequest, formData, navigationType, info, destination } = event
  if (!canIntercept || downloadRequest !== null || formData || navigationType === 'reload' || info === leave) return false
  if (leaving && navigationType !== 'traverse') return false
  const staysHere = event.hashChange
    ? // A part of the page that stands is the browser's; but a page that was on its way may stand in the address alone.
      pageKey(location.pathname) === key
    : // A script has put another address to the page that stands.
      destination.sameDocument && navigationType !== 'traverse'
  return !staysHere && isPage(new URL(destination.url))
}
