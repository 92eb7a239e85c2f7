import type { SourceText } from '../load/source/sourceText.ts'
import type { OwnCode } from '../own/ownCode.ts'
import type { ProblemDetails, Problem } from '../problem.ts'
import type { Heading } from '../publication.ts'
import type { MarkdownNode, MarkdownNodeOf } from './parseMarkdown.ts'
import type { BlockReference, LinkReference, PictureReference } from './renderedBody.ts'

/** The state that the plug-ins share while one body is rendered. */
export interface RenderContext {
  /** Renders block nodes as HTML, one a line. */
  renderBlocks(nodes: readonly MarkdownNode[]): string
  /** Renders inline nodes as HTML. */
  renderInline(nodes: readonly MarkdownNode[]): string
  /** True within `renderInline`. */
  readonly isInline: boolean
  /** Reports a problem at a node, or at an offset of the file's text. */
  report(place: MarkdownNode | number, details: ProblemDetails): void
  /** All problems so far, including those from `report`. */
  readonly problems: Problem[]
  readonly source: SourceText
  /** The blocks that the publication's code defines. */
  readonly ownBlocks: OwnCode['blocks']
  /** Reports whether a node is at the top level. */
  isOutermost(node: MarkdownNode): boolean
  /** Returns the node before a top-level node; undefined for the first. */
  nodeBefore(node: MarkdownNode): MarkdownNode | undefined
  /** Returns the offset of a node in the text of its file. */
  offsetOf(node: MarkdownNode): number
  /** Link and picture definitions by identifier, the first of each. */
  readonly definitions: ReadonlyMap<string, MarkdownNodeOf<'definition'>>
  readonly footnotes: ReadonlyMap<string, MarkdownNodeOf<'footnoteDefinition'>>
  /** The footnotes referred to so far, by identifier, in numerical order. */
  readonly references: Map<string, FootnoteUse>
  readonly headings: Heading[]
  /** The headings of the open sections, each deeper than the one before. */
  readonly sections: OpenSection[]
  readonly links: LinkReference[]
  /** In the HTML, a picture or block is represented by `placeMarker` of its index here. */
  readonly inserts: (PictureReference | BlockReference)[]
  readonly anchors: Set<string>
  /** The names of the tables so far. */
  readonly tableNames: Set<string>
  /** The state of `firstFree`. */
  readonly numbers: { readonly headings: Map<string, number>; readonly tables: Map<string, number> }
  words: number
}

interface FootnoteUse {
  readonly number: number
  readonly times: number
}

interface OpenSection {
  /** Index of the heading in `headings`. */
  readonly index: number
  readonly depth: number
  /** Number of words of the body before it. */
  readonly wordsBefore: number
}

/** Renders some kinds of nodes. */
export type MarkdownPlugin = {
  readonly [Type in MarkdownNode['type']]?: (node: MarkdownNodeOf<Type>, context: RenderContext) => string
}
