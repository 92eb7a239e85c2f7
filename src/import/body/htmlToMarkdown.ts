import type { Element, Root as HtmlRoot } from 'hast'
import { type Handle, toMdast } from 'hast-util-to-mdast'
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { ConvertedText } from '../FoundPost.ts'
import { cleanHtml } from './cleanHtml.ts'
import { isPhrasing, markHandlers } from './markHandlers.ts'
import { attribute, isElement, readHtml, textOf } from './readHtml.ts'

/** An element that represents a Markdown node, given by its index. */
export const standIn = 'roomwright-node'

/** Converts HTML to a Markdown tree; `nodes` are those that its stand-in elements represent. */
export function htmlToMarkdown(html: string | HtmlRoot, nodes: readonly RootContent[] = []): ConvertedText {
  const tree = typeof html === 'string' ? readHtml(html) : html
  const remarks = cleanHtml(tree)
  const anchors = new Map<string, string>()
  const handlers: Record<string, Handle> = {
    ...plainHandlers,
    ...markHandlers,
    [standIn]: (_state, node: Element) => nodes[Number(attribute(node, 'n'))],
  }
  noteAnchors(tree, anchors)
  const root = toMdast(tree, { handlers, document: true })
  return { root: root as Root, remarks, anchors }
}

function noteAnchors(node: HtmlRoot | Element, anchors: Map<string, string>): void {
  for (const child of node.children) {
    if (!isElement(child)) continue
    const id = attribute(child, 'id')
    if (id !== undefined && /^h[1-6]$/.test(child.tagName)) anchors.set(id, textOf(child))
    noteAnchors(child, anchors)
  }
}

/** Attributes for picture URLs; lazily loaded pictures keep the real URL in another attribute. */
const sources = ['dataOrigFile', 'dataLazySrc', 'dataSrc', 'dataOriginal', 'src'] as const

const plainHandlers: Record<string, Handle> = {
  img(_state, node: Element) {
    const src = sources.map((name) => attribute(node, name)).find((value) => value !== undefined && !value.startsWith('data:image/svg'))
    if (src === undefined || src === '') return undefined
    return { type: 'image', url: src, title: attribute(node, 'title') ?? null, alt: attribute(node, 'alt') ?? '' }
  },
  figure(state, node: Element) {
    const caption = node.children.find((child) => isElement(child) && child.tagName === 'figcaption')
    const rest = { ...node, children: node.children.filter((child) => child !== caption) }
    const nodes = state.toFlow(state.all(rest))
    const words = caption ? textOf(caption).replace(/\s+/g, ' ').trim() : ''
    if (words === '') return nodes
    const pictures = nodes.flatMap((flow) => (flow.type === 'paragraph' ? imagesOf(flow) : []))
    const [picture] = pictures
    if (pictures.length === 1 && picture) {
      picture.title = words
      return nodes
    }
    const paragraph: Paragraph = {
      type: 'paragraph',
      children: caption && isElement(caption) ? (state.all(caption) as PhrasingContent[]) : [],
    }
    return [...nodes, paragraph]
  },
  summary(state, node: Element) {
    const children = state.all(node) as PhrasingContent[]
    return { type: 'paragraph', children: [{ type: 'strong', children }] }
  },
  a(state, node: Element) {
    const children = state.all(node)
    // Pictures and blocks are not allowed in links.
    if (children.every((child) => child.type === 'image' || (child.type === 'text' && child.value.trim() === ''))) return children
    if (children.some((child) => !isPhrasing(child))) return children
    return {
      type: 'link',
      url: attribute(node, 'href') ?? '',
      title: attribute(node, 'title') ?? null,
      children: children as PhrasingContent[],
    }
  },
  // `cleanHtml` has replaced players by links, so nothing is left to convert.
  iframe: () => undefined,
  video: () => undefined,
  audio: () => undefined,
}

function imagesOf({ children }: Paragraph) {
  return children.flatMap((child) =>
    child.type === 'image' ? [child] : child.type === 'link' ? child.children.filter((inner) => inner.type === 'image') : [],
  )
}
