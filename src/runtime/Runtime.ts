import type { Language } from '../shared/languages.ts'
import type { ChunkFailures } from './chunks/ChunkFailures.ts'
import type { Chunks } from './chunks/Chunks.ts'
import type { BuildWatch } from './deployment/BuildWatch.ts'
import type { Network } from './network/Network.ts'
import type { Notices } from './notices/Notices.ts'
import type { PageStore } from './pages/PageStore.ts'
import type { StaticQueries } from './queries/StaticQueries.ts'
import type { Handover } from './Handover.ts'
import type { View } from './view/View.ts'

/** The parts of the runtime in one tab. */
export interface Runtime {
  readonly network: Network
  readonly store: PageStore
  readonly chunks: Chunks
  readonly failures: ChunkFailures
  readonly build: BuildWatch
  readonly queries: StaticQueries
  readonly notices: Notices
  /** What stands around the pages of each language that has been shown. */
  readonly frames: Map<Language, Element>
  /** Called after every change of page. */
  shown(this: void): void
  /** What the script of every document lends. */
  readonly handover: Handover
  /** The page that the document came with, and its key. */
  readonly first: { readonly key: string; readonly view: View }
  /** The page that stands in the document now, and the key of its address. */
  view: View
  key: string
}
