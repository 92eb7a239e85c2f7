import type { PhrasingContent, Root, RootContent } from 'mdast'
import type { MdastNode } from 'satteri'
import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import type { ConvertedText, Remark } from '../FoundPost.ts'
import { readMarkdown, withoutHtml } from '../body/readMarkdown.ts'
import { parseMdx } from './parseMdx.ts'

/**
 * Converts MDX to Markdown: plain elements become HTML, components are replaced by their content, code is dropped; remarks list what is
 * left out.
 */
export function readMdx(text: string): ConvertedText {
  const remarks: Remark[] = []
  const tree = parseMdx(text)
  if (typeof tree === 'string') {
    const read = readMarkdown(text)
    return { ...read, remarks: [{ kind: 'code', text: `it is not valid MDX and was read as Markdown: ${tree}` }, ...read.remarks] }
  }
  const root: Root = { type: 'root', children: plain(childrenOf(tree), remarks) }
  const converted = withoutHtml(root)
  return { ...converted, remarks: [...remarks, ...converted.remarks] }
}

function childrenOf(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? (node.children as readonly MdastNode[]) : []
}

function plain(nodes: readonly MdastNode[], remarks: Remark[]): RootContent[] {
  return nodes.flatMap((node) => plainNode(node, remarks))
}

/** Types of nodes that stand in a line of text. */
const inline: ReadonlySet<string> = new Set<MdastNode['type']>([
  ...(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'link', 'linkReference', 'image', 'imageReference'] as const),
  ...(['footnoteReference', 'html', 'mdxTextExpression', 'mdxJsxTextElement'] as const),
])

/** Like `plain`, for the content of an element that stands between paragraphs: its words become paragraphs too. */
function plainBlocks(nodes: readonly MdastNode[], remarks: Remark[]): RootContent[] {
  const blocks: RootContent[] = []
  let line: RootContent[] = []
  const endLine = () => {
    if (line.some((node) => node.type !== 'text' || node.value.trim() !== '')) blocks.push(paragraph(line))
    line = []
  }
  for (const node of nodes) {
    if (inline.has(node.type)) line.push(...plainNode(node, remarks))
    else {
      endLine()
      blocks.push(...plainNode(node, remarks))
    }
  }
  endLine()
  return blocks
}

function plainNode(node: MdastNode, remarks: Remark[]): RootContent[] {
  const leave = (what: string) => remarks.push({ kind: 'code', text: `\`${what.replace(/\s+/g, ' ').slice(0, 120)}\` left out` })
  if (node.type === 'mdxjsEsm') {
    if (!/^\s*import\b/.test(node.value)) leave(node.value)
    return []
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const literal = /^\s*(['"`])((?:(?!\1)[^\\])*)\1\s*$/.exec(node.value)
    if (literal && !literal[2]?.includes('${')) {
      const text: RootContent = { type: 'text', value: literal[2] ?? '' }
      return [node.type === 'mdxFlowExpression' ? paragraph([text]) : text]
    }
    if (!/^\s*(?:\/\*[^]*\*\/)?\s*$/.test(node.value)) leave(`{${node.value}}`)
    return []
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const { name } = node
    const isBlock = node.type === 'mdxJsxFlowElement'
    const isElement = name !== null && name !== undefined && /^[a-z][a-z0-9]*$/.test(name)
    const children = isBlock && !isElement ? plainBlocks(childrenOf(node), remarks) : plain(childrenOf(node), remarks)
    if (name === null || name === undefined) return children
    const written = node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value] as const] : [],
    )
    const attributes = new Map(written)
    if (isElement)
      return [
        html(`<${name}${written.map(([key, value]) => ` ${key === 'className' ? 'class' : key}="${escapeHtml(value)}"`).join('')}>`),
        ...children,
        html(`</${name}>`),
      ]
    const src = attributes.get('src')
    if (src !== undefined && /image|img|figure|picture|photo/i.test(name)) {
      const title = attributes.get('caption') ?? attributes.get('title') ?? null
      const image: RootContent = { type: 'image', url: src, alt: attributes.get('alt') ?? '', title }
      return [isBlock ? paragraph([image]) : image]
    }
    leave(`<${name}${written.map(([key, value]) => ` ${key}="${value}"`).join('')}>`)
    return children
  }
  if (!('children' in node)) return [node]
  return [{ ...node, children: plain(childrenOf(node), remarks) } as RootContent]
}

function paragraph(children: readonly RootContent[]): RootContent {
  return { type: 'paragraph', children: children as PhrasingContent[] }
}

function html(value: string): RootContent {
  return { type: 'html', value }
}
