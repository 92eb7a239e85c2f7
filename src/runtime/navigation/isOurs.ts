import { isPage } from './isPage.ts'

/** Marks a navigation that the runtime leaves to the browser. */
export const leave = 'roomwright:leave'

/** Marks a navigation that only puts the address right. */
export const stay = 'roomwright:stay'

/** Whether the runtime answers a navigation; all others are the browser's. */
export function isOurs({ canIntercept, hashChange, downloadRequest, formData, navigationType, info, destination }: NavigateEvent): boolean {
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload' || info === leave) return false
  return isPage(new URL(destination.url))
}
