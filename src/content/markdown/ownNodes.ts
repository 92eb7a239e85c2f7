import type { MarkdownNode, MarkdownNodeOf } from './parseMarkdown.ts'

/** What authors wrote, so that it is not mistaken for the output of code. */
export interface WrittenNodes {
  /** Values of HTML nodes. */
  readonly html: ReadonlySet<string>
  readonly code: ReadonlySet<string>
}

function* nodesBelow(nodes: readonly MarkdownNode[]): Iterable<MarkdownNode> {
  const waiting = [...nodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    if ('children' in node) for (const child of node.children) waiting.push(child)
  }
}

export function writtenNodes(nodes: readonly MarkdownNode[]): WrittenNodes {
  const all = [...nodesBelow(nodes)]
  return {
    html: new Set(all.flatMap((node) => (node.type === 'html' ? node.value : []))),
    code: new Set(all.flatMap((node) => (node.type === 'code' ? codeKey(node) : []))),
  }
}

function codeKey({ lang, meta, value, position }: MarkdownNodeOf<'code'>): string {
  return JSON.stringify([lang ?? null, meta ?? null, value, position?.start.offset ?? null])
}

const trusted = 'trusted'

/**
 * Marks nodes that code has added to a tree: HTML that no author wrote is trusted, and a fence that no author wrote has no place in the
 * file. HTML at a place where an author wrote some, or equal to what an author wrote, counts as the author's.
 */
export function markOwn(nodes: readonly MarkdownNode[], written: WrittenNodes): void {
  for (const node of nodesBelow(nodes)) {
    if (node.type === 'html') Object.assign(node, { data: { [trusted]: node.position === undefined && !written.html.has(node.value) } })
    if (node.type === 'code' && !written.code.has(codeKey(node))) delete (node as { position?: unknown }).position
  }
}

/** Reports whether an HTML node comes from the publication's own code. */
export function isTrusted(node: MarkdownNodeOf<'html'>): boolean {
  return (node.data as Readonly<Record<string, unknown>> | undefined)?.[trusted] === true
}
