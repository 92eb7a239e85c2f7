import type { DocumentData } from '../../shared/pageData.ts'
import type { IslandLoader } from '../islands/openLoader.ts'
import type { Touches } from '../islands/holdTouches.ts'
import type { BuildWatch } from './BuildWatch.ts'
import type { Chunks } from './Chunks.ts'
import type { Notices } from './Notices.ts'
import type { PageCache } from './PageCache.ts'
import type { Network } from './network.ts'

/** What the parts of the runtime share. */
export interface Services {
  /** What the document came with. */
  readonly data: DocumentData
  readonly network: Network
  readonly cache: PageCache
  readonly chunks: Chunks
  readonly loader: IslandLoader
  readonly build: BuildWatch
  readonly notices: Notices
  readonly documentScript: DocumentScript
  /** Key of the address where the document was shown first. */
  readonly firstKey: string
}

/** What the script of every document lends to the application, so that no chunk is shared between them. */
export interface DocumentScript {
  readonly quietly: typeof quietly
  readonly touches: Touches
  /** Calls `work` when the browser is idle, after some seconds in any case. */
  whenIdle(this: void, work: () => void): void
  markTheme(this: void): void
}

/** Ignores that a navigation is aborted: it has been replaced by another one. */
export function quietly({ committed, finished }: NavigationResult): void {
  committed?.catch(() => undefined)
  finished?.catch(() => undefined)
}
