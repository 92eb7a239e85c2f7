import type { DocumentData } from '../shared/pageData.ts'
import type { Chunks } from './chunks/Chunks.ts'
import type { BuildWatch } from './deployment/BuildWatch.ts'
import type { Handover } from './Handover.ts'
import type { Journey } from './journey/Journey.ts'
import type { Network } from './network/Network.ts'
import type { Notices } from './notices/Notices.ts'
import type { PageStore } from './pages/PageStore.ts'
import type { ServiceWorkerLink } from './serviceWorker/registerServiceWorker.ts'

/** The parts of the runtime in one tab. */
export interface Runtime {
  /** What the document came with. */
  readonly data: DocumentData
  readonly network: Network
  readonly store: PageStore
  readonly chunks: Chunks
  readonly build: BuildWatch
  readonly notices: Notices
  readonly handover: Handover
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
  journey(this: void): Promise<Journey>
  /** The same, once it is there. */
  opened?: Journey
  /** Called after every change of page. */
  shown(this: void): void
}
