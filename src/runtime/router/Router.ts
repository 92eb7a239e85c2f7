import type { View } from './View.ts'
import type { PageAddress } from './loadPage.ts'
import type { NavigationEvent, NavigationState, ShownPage } from './navigationState.ts'

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

/** A navigation under way. */
export interface Navigation {
  /** Its page was rendered ahead: it only has to be shown. */
  readonly isRendered: boolean
  /** Loads the page, and shows it where its address stands already. Resolves with whether it waits for its address. */
  load(this: void): Promise<boolean>
  /** Shows a page that waited for its address, which stands now; resolves when it has been painted. */
  show(this: void): Promise<void>
}

/** Loads, renders and shows pages; a script of its own, loaded when a reader is about to follow a link. */
export interface Router {
  readonly state: NavigationState
  /** Takes what is not a navigation of the router's. */
  dispatch(this: void, event: Extract<NavigationEvent, { readonly type: 'passed' | 'restored' }>): void
  /** Begins to answer a navigation; `isDeferred`: its address changes once the page is ready. */
  begin(this: void, event: NavigateEvent, isDeferred: boolean): Navigation
  /** Renders a page whose data is in memory; while `pressed` is not aborted, the browser lays it out as well. */
  prerender(this: void, path: string, pressed?: AbortSignal): Promise<void>
}

/** What the router needs of the application. */
export interface RouterHost {
  /** The page that the document came with. */
  readonly first: ShownPage
  /** Whether the service worker has the document of a page. */
  keepsDocument(this: void, key: string): Promise<boolean>
  /** A page has been shown and painted. */
  settled(this: void): void
}

export interface LazyRouter {
  /** Rejects where its script cannot be loaded. */
  load(this: void): Promise<Router>
  /** The router, once it is loaded. */
  opened(this: void): Router | undefined
  /** The page in the document. */
  shown(this: void): ShownPage
}
