import type { Language } from '../../shared/languages.ts'
import type { DocumentData } from '../../shared/pageData.ts'
import type { ServiceWorkerLink } from '../serviceWorker/registerServiceWorker.ts'
import type { BuildWatch } from './BuildWatch.ts'
import type { ChunkFailures } from './ChunkFailures.ts'
import type { Chunks } from './Chunks.ts'
import type { Notices } from './Notices.ts'
import type { PageCache } from './PageCache.ts'
import type { Renderer } from './Renderer.ts'
import type { View } from './View.ts'
import type { PageAddress } from './loadPage.ts'
import type { Network } from './network.ts'

/** The parts of the runtime in one tab. */
export interface Runtime {
  /** What the document came with. */
  readonly data: DocumentData
  readonly network: Network
  readonly cache: PageCache
  readonly chunks: Chunks
  readonly build: BuildWatch
  readonly notices: Notices
  readonly documentScript: DocumentScript
  /** Key of the address where the document was shown first. */
  readonly firstKey: string
  /** Key of the address that stands now, and the path of the page that is shown there: another one for a stand-in. */
  key: string
  shownPath: string
  /** The history entry of the page that is shown; null where the browser has no Navigation API. */
  entry: NavigationHistoryEntry | null
  /** The navigation that began last, whoever answers it. */
  latest?: NavigateEvent
  /** The browser is loading a document: nothing but Back and Forward is answered any more. */
  leaving: boolean
  /** Absent where the site has none, and until the page has come to life. */
  worker?: ServiceWorkerLink
  /** The part that shows other pages, loaded when a reader is about to want one; rejects where it cannot be had. */
  router(this: void): Promise<Router>
  /** The same, once it is there. */
  openedRouter?: Router
  /** Called after every change of page. */
  shown(this: void): void
}

/** What the script of every document lends to the application, so that no chunk must be shared between them. */
export interface DocumentScript {
  readonly quietly: typeof quietly
  /** Calls `work` when the browser has nothing better to do, after some seconds in any case. */
  whenIdle(this: void, work: () => void): void
  markTheme(this: void): void
  /** Looks after what a reader can press on the page that stands now. */
  enhancePage(this: void): void
}

/** What a navigation comes to. */
export type RouteResult =
  | { readonly kind: 'view'; readonly view: View }
  /** Let the browser load the document. */
  | { readonly kind: 'document' }
  /** Stay, and say that the device is offline. */
  | { readonly kind: 'offline' }

export interface Destination extends PageAddress {
  /** The reader goes back or forward, to what was there. */
  readonly traverse: boolean
}

export interface ShowOptions {
  readonly view: View
  /** Key of the address where it is shown. */
  readonly path: string
  /** Absent where a page takes the place of another at the same address. */
  readonly event?: NavigateEvent
}

/** Finds, renders and shows other pages in the place of the document's own. */
export interface Router {
  /** Rejects only when `signal` aborts. */
  load(this: void, destination: Destination, signal: AbortSignal): Promise<RouteResult>
  /** Renders a page whose data is there, in case the reader wants it next; while `pressed` is not aborted, it is laid out as well. */
  prerender(this: void, path: string, pressed?: AbortSignal): Promise<void>
  /** The page that was prerendered last, if it is this one. */
  prerendered(this: void, path: string): View | undefined
  /** Shows a page at an address that the browser has taken over already, and tells those who listen. */
  show(this: void, options: ShowOptions): Promise<void>
}

/** A page that is rendered in case the reader wants it next. */
interface PrerenderedPage {
  readonly path: string
  readonly making: Promise<View>
  /** Absent until it is made. */
  view?: View
}

/** What a router knows beside the runtime. */
export interface RouterState {
  readonly runtime: Runtime
  readonly failures: ChunkFailures
  /** What stands around the pages of each language that has been shown. */
  readonly frames: Map<Language, HTMLElement>
  /** The page that the document came with. */
  readonly first: View
  /** The elements of `<head>` that are in the document for a page. */
  head: View['head']
  prerendered?: PrerenderedPage
  /** Absent until the first page has been rendered. */
  renderer?: Renderer
  /** Called when a component throws after it was shown. */
  readonly onFailure: (element: HTMLElement) => void
  /** The page that stands in the document now. */
  view: View
}

/** Lets a navigation run: one that gives way to another is nobody's error. */
export function quietly({ committed, finished }: NavigationResult): void {
  committed?.catch(() => undefined)
  finished?.catch(() => undefined)
}
