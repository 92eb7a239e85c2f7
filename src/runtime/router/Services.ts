import type { DocumentData } from '../../shared/pages/pageData.ts'
import type { Language } from '../../shared/languages/languages.ts'
import type { IslandLoader } from '../islands/openLoader.ts'
import type { Touches } from '../islands/holdTouches.ts'
import type { BuildWatch } from './BuildWatch.ts'
import type { Chunks } from './Chunks.ts'
import type { Notices } from './Notices.ts'
import type { PageCache } from './PageCache.ts'
import type { ShownPage } from './navigationState.ts'
import type { Network } from './network.ts'

/** Services shared by the parts of the runtime. */
export interface Services {
  /** The data that came with the document. */
  readonly data: DocumentData
  readonly network: Network
  readonly cache: PageCache
  readonly chunks: Chunks
  readonly loader: IslandLoader
  readonly build: BuildWatch
  readonly notices: Notices
  readonly documentScript: DocumentScript
  /** The page that came with the document, at the address at which it was first shown. */
  readonly firstPage: ShownPage
  readonly place: Place
}

/** The history entry at which the last navigation from the page shown began; a jump within the page changes the entry. */
interface Place {
  entry: NavigationHistoryEntry | null
}

/** What the script of every document passes to the application, so that they need no common chunk. */
export interface DocumentScript {
  /** The language of the page shown. A translator changes the document's own `lang`. */
  lang: Language
  readonly quietly: typeof quietly
  readonly touches: Touches
  /** Calls `work` when the browser is idle, or after a few seconds at the latest. */
  whenIdle(this: void, work: () => void): void
  markTheme(this: void): void
}

/** Ignores that a navigation is aborted: another one has replaced it. */
export function quietly({ committed, finished }: NavigationResult): void {
  committed?.catch(() => undefined)
  finished?.catch(() => undefined)
}
