import type { Definition, PhrasingContent, Root, RootContent } from 'mdast'
import { limits } from '../../content/limits.ts'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { collectDefinitions, parseMarkdown } from '../../content/markdown/parseMarkdown.ts'
import { type ConvertedText, type Remark, ImportError } from '../FoundPost.ts'
import { htmlToMarkdown, standIn } from './htmlToMarkdown.ts'
import { isPhrasing } from './markHandlers.ts'

/** Parses Markdown with embedded HTML into a tree without HTML; references are resolved to links. */
export function readMarkdown(text: string): ConvertedText {
  const children = parseMarkdown(text) as unknown as RootContent[]
  return withoutHtml({ type: 'root', children })
}

/** Converts each piece of HTML in a tree to Markdown; the nodes between tags are kept. */
export function withoutHtml(root: Root): ConvertedText {
  refuseDepth(root)
  const remarks: Remark[] = []
  const anchors = new Map<string, string>()
  const { definitions } = collectDefinitions(root.children)
  const context: Tidying = { definitions, remarks, anchors }
  return { root: { type: 'root', children: tidyAll(root.children, context) }, remarks, anchors }
}

interface Tidying {
  readonly definitions: ReadonlyMap<string, Definition>
  readonly remarks: Remark[]
  readonly anchors: Map<string, string>
}

function tidyAll(nodes: readonly RootContent[], context: Tidying): RootContent[] {
  const tidied = nodes.flatMap((node) => tidy(node, context))
  if (!tidied.some(({ type }) => type === 'html')) return tidied
  const html = tidied
    .map((node, index) => (node.type === 'html' ? node.value : `<${standIn} n="${escapeHtml(String(index))}"></${standIn}>`))
    .join('')
  const converted = htmlToMarkdown(html, tidied)
  context.remarks.push(...converted.remarks)
  for (const [id, words] of converted.anchors ?? []) context.anchors.set(id, words)
  return isInline(tidied)
    ? converted.root.children.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]))
    : converted.root.children
}

/** Reports whether all nodes other than HTML are inline. */
function isInline(nodes: readonly RootContent[]): boolean {
  return nodes.every((node) => node.type === 'html' || isPhrasing(node)) && nodes.some(isPhrasing)
}

function tidy(node: RootContent, context: Tidying): RootContent[] {
  if (node.type === 'definition') return []
  if (node.type === 'linkReference' || node.type === 'imageReference') {
    const definition = context.definitions.get(node.identifier)
    const children = node.type === 'linkReference' ? (tidyAll(node.children, context) as PhrasingContent[]) : []
    if (!definition) return node.type === 'linkReference' ? children : [{ type: 'text', value: node.alt ?? '' }]
    const { url, title } = definition
    return [
      node.type === 'linkReference'
        ? { type: 'link', url, title: title ?? null, children }
        : { type: 'image', url, title: title ?? null, alt: node.alt ?? '' },
    ]
  }
  if (!('children' in node)) return [node]
  return [{ ...node, children: tidyAll(node.children, context) } as RootContent]
}

/** Rejects nesting at which the libraries that write Markdown could overflow the stack. */
function refuseDepth(root: Root): void {
  let level: readonly (Root | RootContent)[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth) throw new ImportError(`it is nested more than ${limits.depth} levels deep`)
    level = level.flatMap((node): readonly RootContent[] => ('children' in node ? node.children : []))
  }
}
