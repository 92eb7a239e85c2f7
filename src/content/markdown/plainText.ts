import { type MarkdownNode, stackChildren } from './parseMarkdown.ts'

/** The words of a node as a reader sees them, without marks, pictures and footnote numbers. */
export function plainText(root: MarkdownNode): string {
  let text = ''
  // A list of nodes and not a recursion: how deep a text is nested is its writer's choice.
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'html') text += node.value
    else if (node.type === 'break') text += ' '
    else stackChildren(waiting, node)
  }
  return text
}
