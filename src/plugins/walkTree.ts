import type { MarkdownNode } from '../content/markdown/parseMarkdown.ts'
import type { MarkdownRoot } from '../content/own/definePlugin.ts'

type Parent = { children: MarkdownNode[] }

/**
 * Walks a tree in text order. `replace` returns the nodes that replace a node, or undefined to keep it and visit its children; nodes whose
 * type is in `except` stay unchanged, with everything below them.
 */
export function walkTree(
  root: MarkdownRoot,
  replace: (node: MarkdownNode) => readonly MarkdownNode[] | undefined,
  except: readonly MarkdownNode['type'][] = [],
): void {
  // Uses a stack instead of recursion: the author decides how deep a text is nested.
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

/** Creates an HTML node, whose content is trusted. */
export function htmlNode(value: string): MarkdownNode {
  return { type: 'html', value }
}
