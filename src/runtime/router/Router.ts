import type { View } from './View.ts'
import type { PageAddress } from './loadPage.ts'
import type { NavigationEvent, NavigationState, ShownPage } from './navigationState.ts'

/** The outcome of a navigation to an address. */
export type RouteResult =
  | { readonly kind: 'view'; readonly view: View }
  /** The browser loads the document. */
  | { readonly kind: 'document' }
  /** The device is offline, and the page is not in memory. */
  | { readonly kind: 'offline' }

export interface Destination extends PageAddress {
  /** Back or Forward to an existing history entry. */
  readonly traverse: boolean
}

/** A navigation in progress. */
export interface Navigation {
  /** Its page was rendered ahead, and only has to be shown. */
  readonly isRendered: boolean
  /** Loads the page, and shows it if its address is current already. Resolves with whether the page waits for its address. */
  load(this: void): Promise<boolean>
  /** Shows a page that waited for its address, which is current now; resolves when it has been painted. */
  show(this: void): Promise<void>
}

/** Loads, renders and shows pages. Has its own script, loaded when a reader is about to follow a link. */
export interface Router {
  readonly state: NavigationState
  /** Handles what is not one of the router's navigations. */
  dispatch(this: void, event: Extract<NavigationEvent, { readonly type: 'passed' | 'restored' }>): void
  /** Begins to handle a navigation; `isDeferred`: its address changes once the page is ready. */
  begin(this: void, event: NavigateEvent, isDeferred: boolean): Navigation
  /** Renders a page whose data is in memory; until `pressed` aborts, the browser lays it out as well. */
  prerender(this: void, path: string, pressed?: AbortSignal): Promise<void>
}

/** What the router needs from the application. */
export interface RouterHost {
  /** Reports whether the service worker has the document of a page. */
  keepsDocument(this: void, key: string): Promise<boolean>
  /** Called when a page has been shown and painted. */
  settled(this: void): void
}

export interface LazyRouter {
  /** Rejects if its script cannot be loaded. */
  load(this: void): Promise<Router>
  /** Returns the router, once it is loaded. */
  opened(this: void): Router | undefined
  /** Returns the page in the document. */
  shown(this: void): ShownPage
}
