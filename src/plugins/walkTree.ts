import type { MarkdownNode } from '../content/markdown/parseMarkdown.ts'
import type { MarkdownRoot } from '../content/own/definePlugin.ts'

type Parent = { children: MarkdownNode[] }

/**
 * Goes through a tree in the order of the text. `replace` gives the nodes that take a node's place, or undefined for a node that stays and
 * whose children are looked at; nodes of a type in `except` stay as they are, with all below them.
 */
export function walkTree(
  root: MarkdownRoot,
  replace: (node: MarkdownNode) => readonly MarkdownNode[] | undefined,
  except: readonly MarkdownNode['type'][] = [],
): void {
  const waiting: Parent[] = [root]
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const inner: Parent[] = []
    parent.children = parent.children.flatMap((node) => {
      if (except.includes(node.type)) return [node]
      const made = replace(node)
      if (made) return made
      if ('children' in node) inner.push(node as unknown as Parent)
      return [node]
    })
    for (const child of inner.toReversed()) waiting.push(child)
  }
}

/** A node of HTML, which is trusted. */
export function htmlNode(value: string): MarkdownNode {
  return { type: 'html', value } as MarkdownNode
}
