import type { ChunkMap } from '../../shared/pageData.ts'
import type { ScriptStyles } from './scriptStyles.ts'

/** Name of the file in a bundle's folder that describes it. */
export const descriptionFile = 'bundle.json'

/** The bundle without its place on the disk. */
export type BundleDescription = Omit<EngineBundle, 'directory' | 'renderer'>

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

/** A look besides the house's: its documents carry its rules, its files are in the output of publications that chose it. */
export interface LookSheet {
  readonly sheet: string
  /** Below the output folder; in the bundle, below its folder `looks`. */
  readonly files: readonly string[]
  /** The faces of the rules that fetch a file. */
  readonly faces: readonly Face[]
  /** The files that social cards are set in. */
  readonly cardFaces: readonly string[]
}

/** A style sheet with its Cyrillic faces, and without, for languages that have no such letters; the runtime brings the faces when the language changes. */
export interface LayoutSheets {
  readonly cyrillic: string
  readonly latin: string
}

/** The engine's scripts and styles for the browser, built once for each state of the sources; the messages of a publication's languages are no part of it. */
export interface EngineBundle {
  /** Folder with the files below. */
  readonly directory: string
  /** Files for the output folder, with `/`; their names carry their content's hash. */
  readonly files: readonly string[]
  /** Derived from the content of all files: equal sources, equal hash. */
  readonly compilationHash: string
  readonly chunks: ChunkMap
  /** URL of the script that every document starts. */
  readonly runtime: string
  /** Style sheets by URL, to be set inside the documents. */
  readonly styles: Readonly<Record<string, string>>
  /** The layout's style sheet inside documents. That of articles leaves to the late sheet what stands below all of them, and the custom properties that are used there alone. */
  readonly layouts: { readonly page: LayoutSheets; readonly article: LayoutSheets }
  /** The faces of the layout's style sheet that fetch a file, in their order. */
  readonly faces: readonly Face[]
  /** What documents in some scripts and languages have beside the layout's styles; for those that a click leads to, it is in the late sheet. */
  readonly scriptStyles: ScriptStyles
  /** URL of the style sheet for print, for all pages. */
  readonly print: string
  /** URL of the style sheet for what lies over a page once it was opened or stands below an article. */
  readonly late: string
  /** URLs of the font files by the name of their source file without its ending. */
  readonly fonts: Readonly<Record<string, string>>
  /** Scripts for `/sw.js`: the service worker (without its settings), and the one that takes the place of an unwanted one. */
  readonly workers: { readonly serve: string; readonly leave: string }
  /** By name. */
  readonly looks: Readonly<Record<string, LookSheet>>
  /** The module that renders a page; a file URL. */
  readonly renderer: string
}

/** The scripts and styles of a publication. */
export interface ClientBundle extends EngineBundle {
  /** URL of the chunk map as JSON. */
  readonly chunkMap: string
}
