import { type MarkdownNode, type MarkdownNodeOf, stackChildren } from './parseMarkdown.ts'

export interface Definitions {
  readonly definitions: ReadonlyMap<string, MarkdownNodeOf<'definition'>>
  readonly footnotes: ReadonlyMap<string, MarkdownNodeOf<'footnoteDefinition'>>
}

const containers: ReadonlySet<MarkdownNode['type']> = new Set(['blockquote', 'list', 'listItem', 'footnoteDefinition'])

/** Finds the definitions of links and footnotes, wherever blocks can stand; of two for the same name, the first counts. */
export function collectDefinitions(nodes: readonly MarkdownNode[]): Definitions {
  const definitions = new Map<string, MarkdownNodeOf<'definition'>>()
  const footnotes = new Map<string, MarkdownNodeOf<'footnoteDefinition'>>()
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier)) footnotes.set(node.identifier, node)
    if (containers.has(node.type)) stackChildren(waiting, node)
  }
  return { definitions, footnotes }
}
