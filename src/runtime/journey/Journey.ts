import type { PageAddress } from './findPage.ts'
import type { View } from './view/View.ts'

/** What a navigation comes to. */
export type Arrival =
  | { readonly kind: 'view'; readonly view: View }
  /** Let the browser load the document. */
  | { readonly kind: 'document' }
  /** Stay, and say that the device is offline. */
  | { readonly kind: 'offline' }

export interface Destination extends PageAddress {
  /** The reader goes back or forward, to what was there. */
  readonly traverse: boolean
}

export interface Showing {
  readonly view: View
  /** Key of the address where it is shown. */
  readonly path: string
  readonly event: NavigateEvent
}

/** Finds, renders and shows other pages in the place of the document's own. */
export interface Journey {
  /** Rejects only when `signal` aborts. */
  arrive(this: void, destination: Destination, signal: AbortSignal): Promise<Arrival>
  /** Renders a page whose data is there, in case the reader wants it next; while `pressed` is not aborted, it is laid out as well. */
  prepare(this: void, path: string, pressed?: AbortSignal): Promise<void>
  /** The page that was prepared last, if it is this one. */
  prepared(this: void, path: string): View | undefined
  /** Shows a page at an address that the browser has taken over already, and tells those who listen. */
  show(this: void, showing: Showing): Promise<void>
}
