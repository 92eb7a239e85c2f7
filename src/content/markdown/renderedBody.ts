import type { WrittenBlock } from '../blocks/engineBlocks.ts'
import type { LocatedData } from '../load/source/locatedData.ts'
import type { Footnote, Heading } from '../publication.ts'

/** A Markdown body as HTML, before its pictures and blocks are opened. */
export interface RenderedBody {
  readonly parts: readonly (string | PictureReference | BlockReference)[]
  /** The parts that are not HTML. */
  readonly inserts: readonly (PictureReference | BlockReference)[]
  readonly notes: readonly Footnote[]
  readonly headings: readonly Heading[]
  /** Number of words of the running text, without footnotes. */
  readonly words: number
  readonly links: readonly LinkReference[]
  /** Every `id` that a link can point to. */
  readonly anchors: ReadonlySet<string>
}

/** A picture named in a Markdown body. */
export interface PictureReference {
  /** As written. */
  readonly source: string
  readonly alt: string
  /** Inline HTML, already escaped. */
  readonly caption?: string
  /** Offset of the reference in the file's text. */
  readonly offset: number
}

/** A block as written, with the offsets of its parts. */
export interface BlockReference {
  readonly block: WrittenBlock
  /** In an unchanged text, reading this parses the file again. */
  readonly data: LocatedData
  readonly offset: number
}

/** A link that was rendered. */
export interface LinkReference {
  /** As written. */
  readonly url: string
  readonly offset: number
}

/** Reports whether a body has neither words nor pictures and blocks. */
export function isBlank({ words, inserts }: { readonly words: number; readonly inserts: readonly unknown[] }): boolean {
  return words === 0 && inserts.length === 0
}
