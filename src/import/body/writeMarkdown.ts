import type { Nodes, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Writes a tree as Markdown, always in the same style. */
export function writeMarkdown(root: Root): string {
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
  })
}

/** Returns the text of a tree as a reader sees it, with white space collapsed, without pictures and footnotes. */
export function toString(node: Nodes): string {
  return wordsOf(node).replace(/\s+/g, ' ').trim()
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map((child) => wordsOf(child)).join('') : ''
}
