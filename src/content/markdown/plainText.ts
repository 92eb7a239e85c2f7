import { childrenOf, type MarkdownNode } from './parseMarkdown.ts'

/** The words of a node as a reader sees them, without marks, pictures and footnote numbers. */
export function plainText(node: MarkdownNode): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'html') return node.value
  if (node.type === 'break') return ' '
  return childrenOf(node).map(plainText).join('')
}
