import type { Nodes, Paragraph, Root, RootContent } from 'mdast'
import { isBlockName } from '../../content/blocks/engineBlocks.ts'
import { isAllowedLink } from '../../content/markdown/plugins/links.ts'
import type { Remark } from '../FoundPost.ts'
import { toString } from '../body/writeMarkdown.ts'

/** Normalises a tree to the form of a publication's texts. */
export function tidyTree(root: Root): readonly Remark[] {
  const remarks: Remark[] = []
  tidyChildren(root, remarks)
  raiseHeadings(root)
  return remarks
}

/** Raises headings so that the highest rank in use becomes the second: with many themes, texts start at the third rank. */
function raiseHeadings(root: Root): void {
  const headings = root.children.filter((node) => node.type === 'heading')
  const spare = Math.min(...headings.map(({ depth }) => depth)) - 2
  if (spare <= 0) return
  for (const heading of headings) heading.depth = (heading.depth - spare) as typeof heading.depth
}

function tidyChildren(parent: Nodes, remarks: Remark[]): void {
  if (!('children' in parent)) return
  const children = parent.children as RootContent[]
  const tidied = children.flatMap((child) => tidy(child, remarks))
  parent.children = tidied as never
}

function tidy(node: RootContent, remarks: Remark[]): RootContent[] {
  if (node.type === 'text' || node.type === 'code' || node.type === 'inlineCode') node.value = withoutControls(node.value)
  if (node.type === 'html' || node.type === 'definition') return []
  // Its language would turn this code into a block of the engine.
  if (node.type === 'code' && node.lang && isBlockName(node.lang)) return [{ ...node, lang: null, meta: null }]
  tidyChildren(node, remarks)
  if (node.type === 'paragraph') return tidyParagraph(node)
  if (node.type === 'heading') {
    if (toString(node) === '' && !node.children.some(({ type }) => type === 'image')) return []
    return [{ ...node, depth: node.depth === 1 ? 2 : node.depth }]
  }
  if (
    (node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete' || node.type === 'list' || node.type === 'blockquote') &&
    node.children.length === 0
  )
    return []
  if (node.type === 'link') {
    if (!isAllowedLink(node.url)) {
      remarks.push({ kind: 'html', text: `a link with the scheme \`${node.url.slice(0, 20).split(':')[0]}\` is plain text now` })
      return node.children
    }
    // Pictures cannot be links.
    if (node.children.some(({ type }) => type === 'image') || node.children.length === 0) return node.children
  }
  return [node]
}

/** Turns a paragraph that is only a URL into a link; it was a player or card in the source. */
function tidyParagraph(node: Paragraph): RootContent[] {
  const [only] = node.children
  if (node.children.length === 0 || (node.children.length === 1 && only?.type === 'text' && only.value.trim() === '')) return []
  if (node.children.length !== 1 || only?.type !== 'text') return [node]
  const address = only.value.trim()
  if (!/^https?:\/\/[^\s<>"]+$/.test(address) || !URL.canParse(address)) return [node]
  return [{ ...node, children: [{ type: 'link', url: address, title: null, children: [only] }] }]
}

export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').toWellFormed()
}
