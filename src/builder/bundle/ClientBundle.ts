import type { ChunkMap } from '../../shared/pages/pageData.ts'
import type { ScriptStyles } from './scriptStyles.ts'

/** Name of the file in a bundle's folder that describes it. */
export const descriptionFile = 'bundle.json'

/** The bundle without its location on disk. */
export type BundleDescription = Omit<EngineBundle, 'directory' | 'renderer'>

/** A `@font-face` rule that loads a file. */
export interface Face {
  readonly family: string
  readonly isItalic: boolean
  /** URL of the file. */
  readonly url: string
  /** Unicode ranges, inclusive at both ends. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
  readonly isCyrillic: boolean
}

/** A look other than the house look: documents contain its rules, and its files are in the output of publications that use it. */
export interface LookSheet {
  readonly sheet: string
  /** Relative to the output folder; in the bundle, relative to its folder `looks`. */
  readonly files: readonly string[]
  /** The `@font-face` rules that load a file. */
  readonly faces: readonly Face[]
  /** Font files used for social cards, relative to the output folder. */
  readonly cardFaces: readonly string[]
}

/** A style sheet with and without its Cyrillic fonts, which other scripts do not need; the runtime adds them when the language changes. */
export interface LayoutSheets {
  readonly cyrillic: string
  readonly latin: string
}

/**
 * The engine's scripts and styles for the browser, built once per state of the sources; the messages of a publication's languages are
 * separate.
 */
export interface EngineBundle {
  /** Folder with the files below. */
  readonly directory: string
  /** Files for the output folder, with `/`; their names contain a content hash. */
  readonly files: readonly string[]
  /** Derived from the content of all files: equal sources give equal hashes. */
  readonly compilationHash: string
  readonly chunks: ChunkMap
  /** URL of the script that every document loads. */
  readonly runtime: string
  /** Style sheets by URL, to be inlined in documents. */
  readonly styles: Readonly<Record<string, string>>
  /**
   * The layout's style sheet for inlining. In articles, the rules for what is below the content, and the custom properties used only there,
   * are in the late sheet instead.
   */
  readonly layouts: { readonly page: LayoutSheets; readonly article: LayoutSheets }
  /** The layout's `@font-face` rules that load a file, in order. */
  readonly faces: readonly Face[]
  /**
   * Extra styles that documents in some scripts and languages inline besides the layout's; after client-side navigation, the late sheet
   * provides them.
   */
  readonly scriptStyles: ScriptStyles
  /** URL of the print style sheet, for all pages. */
  readonly print: string
  /** URL of the style sheet for overlays and for what is below an article. */
  readonly late: string
  /** URLs of the font files, by the name of their source file without its extension. */
  readonly fonts: Readonly<Record<string, string>>
  /** Scripts for `/sw.js`: the service worker (without its settings), and the one that replaces an unwanted worker. */
  readonly workers: { readonly serve: string; readonly leave: string }
  /** By name. */
  readonly looks: Readonly<Record<string, LookSheet>>
  /** File URL of the module that renders pages. */
  readonly renderer: string
}

/** A publication's scripts and styles. */
export interface ClientBundle extends EngineBundle {
  /** URL of the chunk map as JSON. */
  readonly chunkMap: string
}
