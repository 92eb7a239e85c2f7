import type { SourceText } from '../load/sourceText.ts'
import type { OwnCode } from '../own/ownCode.ts'
import type { ProblemDetails, Problem } from '../problem.ts'
import type { Heading } from '../publication.ts'
import type { MarkdownNode, MarkdownNodeOf } from './parseMarkdown.ts'
import type { BlockReference, LinkReference, PictureReference } from './renderedBody.ts'

/** What the plug-ins know and gather while one body is rendered. */
export interface RenderContext {
  /** HTML of blocks, one a line. */
  renderBlocks(nodes: readonly MarkdownNode[]): string
  /** HTML of what stands in a line of text. */
  renderInline(nodes: readonly MarkdownNode[]): string
  /** True inside `renderInline`. */
  readonly isInline: boolean
  /** Reports a problem at a node, or at an offset of the file's text. */
  report(place: MarkdownNode | number, details: ProblemDetails): void
  /** Everything that was found wrong; `report` adds to it. */
  readonly problems: Problem[]
  readonly source: SourceText
  /** The blocks that the publication's own code defines. */
  readonly ownBlocks: OwnCode['blocks']
  /** True for a node that stands in no other. */
  isOutermost(node: MarkdownNode): boolean
  /** What stands before an outermost node; undefined at the beginning. */
  nodeBefore(node: MarkdownNode): MarkdownNode | undefined
  /** Offset of a node in the text of its file. */
  offsetOf(node: MarkdownNode): number
  /** Link and picture definitions by identifier, the first of each. */
  readonly definitions: ReadonlyMap<string, MarkdownNodeOf<'definition'>>
  readonly footnotes: ReadonlyMap<string, MarkdownNodeOf<'footnoteDefinition'>>
  /** The footnotes that were referred to, by identifier, in the order of their numbers. */
  readonly references: Map<string, FootnoteUse>
  readonly headings: Heading[]
  /** The headings whose sections still go on, each of a lower rank than the one before it. */
  readonly sections: OpenSection[]
  readonly links: LinkReference[]
  /** In the HTML, a picture or a block is the marker that `placeMarker` makes of its index here. */
  readonly inserts: (PictureReference | BlockReference)[]
  readonly anchors: Set<string>
  /** What the tables so far are called. */
  readonly tableNames: Set<string>
  /** What `firstFree` goes on from. */
  readonly numbers: { readonly headings: Map<string, number>; readonly tables: Map<string, number> }
  words: number
}

interface FootnoteUse {
  readonly number: number
  readonly times: number
}

interface OpenSection {
  /** Where the heading stands in `headings`. */
  readonly index: number
  readonly depth: number
  /** Words of the body before it. */
  readonly wordsBefore: number
}

/** Renders some kinds of nodes. */
export type MarkdownPlugin = {
  readonly [Type in MarkdownNode['type']]?: (node: MarkdownNodeOf<Type>, context: RenderContext) => string
}
