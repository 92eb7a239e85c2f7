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
  // A list of places and not a recursion: how deep a text is nested is its writer's choice.
  const open: { readonly parent: Parent; at: number }[] = [{ parent: root, at: 0 }]
  for (let place = open.at(-1); place; place = open.at(-1)) {
    const node = place.parent.children[place.at]
    if (!node) {
      open.pop()
      continue
    }
    const made = except.includes(node.type) ? [node] : replace(node)
    if (made) place.parent.children.splice(place.at, 1, ...made)
    place.at += made?.length ?? 1
    if (!made && 'children' in node) open.push({ parent: node, at: 0 })
  }
}

/** A node of HTML, which is trusted. */
export function htmlNode(value: string): MarkdownNode {
  return { type: 'html', value }
}
