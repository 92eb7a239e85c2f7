import type { Nodes, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** A tree as Markdown text, always in the same manner. */
export function writeMarkdown(root: Root): string {
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
  })
}

/** The words of a tree as a reader sees them, white space joined; pictures and notes have none. */
export function toString(node: Nodes): string {
  return wordsOf(node).replace(/\s+/g, ' ').trim()
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map((child) => wordsOf(child)).join('') : ''
}
