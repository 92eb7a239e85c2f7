import type { Handover } from '../Handover.ts'
import { leave, stay } from './isOurs.ts'

/** Leaves a navigation that has not changed the address yet to the browser. */
export function loadDocument({ destination, navigationType }: NavigateEvent, { quietly }: Handover): void {
  quietly(navigation.navigate(destination.url, { history: navigationType === 'replace' ? 'replace' : 'push', info: leave }))
}

/** Puts back the address of the page that still stands. */
export function goBack({ key, url }: NavigationHistoryEntry, { navigationType }: NavigateEvent, { quietly }: Handover): void {
  if (navigationType !== 'replace') quietly(navigation.traverseTo(key, { info: stay }))
  else if (url !== null) quietly(navigation.navigate(url, { history: 'replace', info: stay }))
}
