import { markdownToMdast, type MdastNode } from 'satteri'
import { standIns } from './standIns.ts'

/** A node of the Markdown tree, in the shapes of mdast; offsets are UTF-16 units into the parsed text. */
export type MarkdownNode = MdastNode

export type MarkdownNodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { readonly type: Type }>

/** CommonMark with tables, footnotes and strikethrough by two tildes; emphasis may end between a symbol and a letter of an East Asian word. */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  const { text: parsed, restore } = standIns(text)
  const root = markdownToMdast(parsed, { features: { gfm: true, frontmatter: false } })
  if (parsed !== text) restoreIn(root, restore)
  return childrenOf(root)
}

export function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return 'children' in node ? node.children : []
}

/** Puts the children of a node on a stack, the first on top; one by one, for a call takes no hundred thousand arguments. */
export function stackChildren(waiting: MarkdownNode[], node: MarkdownNode): void {
  for (const child of childrenOf(node).toReversed()) waiting.push(child)
}

/** A list of nodes and not a recursion: how deep a text is nested is its writer's choice. */
function restoreIn(root: MarkdownNode, restore: (piece: string) => string): void {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const [key, value] of Object.entries(node)) if (typeof value === 'string') Object.assign(node, { [key]: restore(value) })
    stackChildren(waiting, node)
  }
}
