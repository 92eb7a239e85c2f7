import { pageKey } from '../../shared/paths.ts'
import type { Runtime } from '../Runtime.ts'
import { leave, stay } from './isOurs.ts'

/** Leaves a navigation that has not changed the address yet to the browser. */
export function loadDocument({ destination, navigationType }: NavigateEvent, runtime: Runtime): void {
  runtime.leaving = true
  const history = navigationType === 'replace' ? 'replace' : 'push'
  runtime.handover.quietly(navigation.navigate(destination.url, { history, info: leave }))
}

/** Has the browser load what belongs to the address that stands. */
export function reloadDocument(runtime: Runtime): void {
  runtime.leaving = true
  location.reload()
}

/** Puts back the address of the page that is shown, if another one stands, and says why where the device is offline. */
export function goBack({ key, entry, network, notices, handover: { quietly } }: Runtime): void {
  if (!network.online()) notices.tellOffline()
  // The reader may have jumped to a part of it, which has an entry of its own.
  if (!entry || pageKey(location.pathname) === key) return
  if (navigation.entries().some((other) => other.key === entry.key)) quietly(navigation.traverseTo(entry.key, { info: stay }))
  else if (entry.url !== null) quietly(navigation.navigate(entry.url, { history: 'replace', info: stay }))
}
