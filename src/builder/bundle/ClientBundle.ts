import type { ChunkMap } from '../../shared/pageData.ts'

/** Name of the file in a bundle's folder that describes it. */
export const descriptionFile = 'bundle.json'

/** The bundle without its place on the disk. */
export type BundleDescription = Omit<ClientBundle, 'directory' | 'renderer'>

/** One `@font-face` rule that fetches a file. */
export interface Face {
  readonly family: string
  readonly isItalic: boolean
  /** Address of the file. */
  readonly url: string
  /** Code points of its letters; both ends belong to a range. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
  readonly isCyrillic: boolean
}

/** The engine's scripts and styles for the browser, built once for each state of the sources. */
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
  /** The layout's style sheet without its Cyrillic faces, for languages that have no such letters; the runtime brings the faces when the language changes. */
  readonly layoutWithoutCyrillic: string
  /** The faces of the layout's style sheet that fetch a file, in their order. */
  readonly faces: readonly Face[]
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
