import type { Root, RootContent } from 'mdast'
import { mdxToMdast, type MdastNode } from 'satteri'
import { escapeHtml } from '../../shared/escapeHtml.ts'
import type { ConvertedText, Remark } from '../FoundPost.ts'
import { readMarkdown, withoutHtml } from '../body/readMarkdown.ts'

/**
 * Converts MDX to Markdown: plain elements become HTML, components are replaced by their content, code is dropped; remarks list what is
 * left out.
 */
export function readMdx(text: string): ConvertedText {
  const remarks: Remark[] = []
  const tree = parse(text)
  if (typeof tree === 'string') {
    const read = readMarkdown(text)
    return { ...read, remarks: [{ kind: 'code', text: `it is not MDX, and was read as Markdown: ${tree}` }, ...read.remarks] }
  }
  const root: Root = { type: 'root', children: plain(childrenOf(tree), remarks) }
  const converted = withoutHtml(root)
  return { ...converted, remarks: [...remarks, ...converted.remarks] }
}

/** Parses MDX; returns the tree, or the error message. */
function parse(text: string): MdastNode | string {
  if (depthOfBrackets(text) > mostBrackets) return `brackets are nested more than ${mostBrackets} deep`
  try {
    return mdxToMdast(text, { features: { gfm: true, frontmatter: false } })
  } catch (error) {
    // The parser throws plain errors.
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

/** The parser's time doubles with each bracket that is open and never closed; so many take milliseconds. */
const mostBrackets = 12

/** How deep brackets are nested, counted from curly ones: round and square ones elsewhere are text. */
function depthOfBrackets(text: string): number {
  let [depth, deepest] = [0, 0]
  for (const [bracket] of text.matchAll(/[{([\])}]/g)) {
    if (bracket === '{' || (depth > 0 && '(['.includes(bracket))) depth += 1
    else if (depth > 0 && '})]'.includes(bracket)) depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

function childrenOf(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? (node.children as readonly MdastNode[]) : []
}

function plain(nodes: readonly MdastNode[], remarks: Remark[]): RootContent[] {
  return nodes.flatMap((node) => plainNode(node, remarks))
}

function plainNode(node: MdastNode, remarks: Remark[]): RootContent[] {
  const leave = (what: string) => remarks.push({ kind: 'code', text: `\`${what.replace(/\s+/g, ' ').slice(0, 120)}\` left out` })
  if (node.type === 'mdxjsEsm') {
    if (!/^\s*import\b/.test(node.value)) leave(node.value)
    return []
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const literal = /^\s*(['"`])((?:(?!\1)[^\\])*)\1\s*$/.exec(node.value)
    if (literal && !literal[2]?.includes('${')) return [{ type: 'text', value: literal[2] ?? '' }]
    if (!/^\s*(?:\/\*[^]*\*\/)?\s*$/.test(node.value)) leave(`{${node.value}}`)
    return []
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const children = plain(childrenOf(node), remarks)
    const { name } = node
    if (name === null || name === undefined) return children
    const written = node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value] as const] : [],
    )
    const attributes = new Map(written)
    if (/^[a-z][a-z0-9]*$/.test(name))
      return [
        html(`<${name}${written.map(([key, value]) => ` ${key === 'className' ? 'class' : key}="${escapeHtml(value)}"`).join('')}>`),
        ...children,
        html(`</${name}>`),
      ]
    const src = attributes.get('src')
    if (src !== undefined && /image|img|figure|picture|photo/i.test(name)) {
      return [
        { type: 'image', url: src, alt: attributes.get('alt') ?? '', title: attributes.get('caption') ?? attributes.get('title') ?? null },
      ]
    }
    leave(`<${name}${written.map(([key, value]) => ` ${key}="${value}"`).join('')}>`)
    return children
  }
  if (!('children' in node)) return [node]
  return [{ ...node, children: plain(childrenOf(node), remarks) } as RootContent]
}

function html(value: string): RootContent {
  return { type: 'html', value }
}
