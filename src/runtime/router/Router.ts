import type { View } from './View.ts'
import type { PageAddress } from './loadPage.ts'
import type { ShownPage } from './navigationState.ts'

/** What an address leads to. */
export type RouteResult =
  | { readonly kind: 'view'; readonly view: View }
  /** The browser loads the document. */
  | { readonly kind: 'document' }
  /** The device is offline, and the page is not in memory. */
  | { readonly kind: 'offline' }

export interface Destination extends PageAddress {
  /** Back or Forward, to what was there. */
  readonly traverse: boolean
}

export interface ShowOptions {
  readonly event: NavigateEvent
  /** Called as soon as the page is in the document. */
  shown(this: void): void
}

/** Loads, renders and shows pages; a script of its own, loaded when a reader is about to follow a link. */
export interface Router {
  /** Rejects only when `signal` aborts. */
  load(this: void, destination: Destination, signal: AbortSignal): Promise<RouteResult>
  /** Renders a page whose data is in memory; while `pressed` is not aborted, the browser lays it out as well. */
  prerender(this: void, path: string, pressed?: AbortSignal): Promise<void>
  /** The page that was prerendered last, if it is this one. */
  prerendered(this: void, path: string): View | undefined
  /** Shows a page whose address stands; resolves when it has been painted. */
  show(this: void, view: View, options: ShowOptions): Promise<void>
}

/** What the router needs of the application. */
export interface RouterHost {
  /** The page in the document. */
  shown(this: void): ShownPage
  /** Another page took its place at the same address. */
  replaced(this: void, path: string): void
  /** A page has been shown and painted. */
  settled(this: void): void
}

export interface LazyRouter {
  /** Rejects where its script cannot be loaded. */
  load(this: void): Promise<Router>
  /** The router, once it is loaded. */
  opened(this: void): Router | undefined
}
