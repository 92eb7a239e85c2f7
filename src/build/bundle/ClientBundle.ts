import type { ChunkMap } from '../../shared/pageData.ts'

/** The browser's side of the engine, built once for each state of the sources and shared by all publications. */
export interface ClientBundle {
  /** Folder with the files below. */
  readonly directory: string
  /** Files for the output folder, with `/`; their names carry their content's hash. */
  readonly files: readonly string[]
  /** Derived from the content of all files: equal sources, equal hash. */
  readonly compilationHash: string
  readonly chunks: ChunkMap
  /** URL of the chunk map as JSON. */
  readonly chunkMap: string
  /** URL of the script that every document starts. */
  readonly runtime: string
  /** Style sheets by URL, to be set inside the documents. */
  readonly styles: Readonly<Record<string, string>>
  /** URL of the style sheet for print, for all pages. */
  readonly print: string
  /** URL of the style sheet for what lies over a page once it was opened or stands below an article. */
  readonly late: string
  /** URLs of the font files by the name of their source file without its ending. */
  readonly fonts: Readonly<Record<string, string>>
  /** Scripts for `/sw.js`: the service worker (without its settings), and the one that takes the place of an unwanted one. */
  readonly workers: { readonly serve: string; readonly leave: string }
  /** The module that renders a page; a file URL. */
  readonly renderer: string
}
