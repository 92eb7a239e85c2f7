import type { WrittenBlock } from '../blocks/engineBlocks.ts'
import type { LocatedData } from '../load/locatedData.ts'
import type { Footnote, Heading } from '../publication.ts'

/** A Markdown body as HTML before its pictures and blocks are opened. */
export interface RenderedBody {
  readonly parts: readonly (string | PictureReference | BlockReference)[]
  /** The parts that are no HTML. */
  readonly inserts: readonly (PictureReference | BlockReference)[]
  readonly notes: readonly Footnote[]
  readonly headings: readonly Heading[]
  /** Words of the running text; the footnotes are not counted. */
  readonly words: number
  readonly links: readonly LinkReference[]
  /** Every `id` that a link can lead to. */
  readonly anchors: ReadonlySet<string>
}

/** A picture that a Markdown body names. */
export interface PictureReference {
  /** As it was written. */
  readonly source: string
  readonly alt: string
  /** Inline HTML, already escaped. */
  readonly caption?: string
  /** Where the picture stands in the file's text. */
  readonly offset: number
}

/** A block as it was written, with the places of its parts. */
export interface BlockReference {
  readonly block: WrittenBlock
  readonly data: LocatedData
  readonly offset: number
}

/** A link that reached the HTML. */
export interface LinkReference {
  /** As it was written. */
  readonly url: string
  readonly offset: number
}

/** Whether the body of a text says and shows nothing. */
export function isBlank({ words, inserts }: { readonly words: number; readonly inserts: readonly unknown[] }): boolean {
  return words === 0 && inserts.length === 0
}
