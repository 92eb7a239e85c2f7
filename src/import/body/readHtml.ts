import type { Element, Nodes, Root as HtmlRoot } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { limits } from '../../content/limits.ts'
import { ImportError } from '../FoundPost.ts'

/** Parses HTML as browsers do. Scripts are not run, and nothing is loaded. */
export function readHtml(html: string): HtmlRoot {
  const fragment = parseFragment(html)
  refuseDepth(fragment)
  const root = fromParse5(fragment)
  return root.type === 'root' ? root : { type: 'root', children: [root] }
}

/** Higher than a text's limit, since wrapper elements count too. */
const deepest = 4 * limits.depth

/** Rejects deep nesting, since the libraries used later recurse and the stack is finite. */
function refuseDepth(root: DefaultTreeAdapterTypes.DocumentFragment): void {
  let level: readonly DefaultTreeAdapterTypes.Node[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new ImportError(`its HTML is nested more than ${deepest} levels deep`)
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
  }
}

export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element'
}

/** Returns an attribute as text. */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name]
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Returns the text of HTML, with entities decoded and white space collapsed. */
export function htmlText(html: string): string {
  return textOf(readHtml(html)).replace(/\s+/g, ' ').trim()
}

/** Returns the text below a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (isElement(node) && (node.tagName === 'script' || node.tagName === 'style'))) return ''
  return node.children.map((child) => textOf(child)).join('')
}
