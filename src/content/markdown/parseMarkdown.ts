import { markdownToMdast, type MdastNode } from 'satteri'

/** A node of the Markdown tree, in the shapes of mdast; offsets are UTF-16 units into the parsed text. */
export type MarkdownNode = MdastNode

export type MarkdownNodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { readonly type: Type }>

/** CommonMark with tables, footnotes and strikethrough. */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  const root = markdownToMdast(text, { features: { gfm: true, frontmatter: false } })
  return childrenOf(root)
}

export function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return 'children' in node ? node.children : []
}
