import type { Language } from '../../shared/languages.ts'
import type { Runtime } from '../Runtime.ts'
import type { ChunkFailures } from './ChunkFailures.ts'
import type { View } from './view/View.ts'

/** A page that is rendered in case the reader wants it next. */
export interface Prepared {
  readonly path: string
  readonly making: Promise<View>
  /** Absent until it is made. */
  view?: View
}

/** What a journey knows beside the runtime. */
export interface Stage {
  readonly runtime: Runtime
  readonly failures: ChunkFailures
  /** What stands around the pages of each language that has been shown. */
  readonly frames: Map<Language, Element>
  /** The page that the document came with. */
  readonly first: View
  /** The elements of `<head>` that are in the document for a page. */
  head: View['head']
  prepared?: Prepared
  /** The page that stands in the document now. */
  view: View
}
