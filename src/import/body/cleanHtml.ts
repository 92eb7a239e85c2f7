import type { Element, ElementContent, Root } from 'hast'
import { isAllowedLink } from '../../content/markdown/plugins/links.ts'
import type { Remark } from '../FoundPost.ts'
import { attribute, isElement, textOf } from './readHtml.ts'

/** Elements removed with their content. */
const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'link',
  'meta',
  'base',
  'title',
  'canvas',
  'applet',
  'frame',
  'frameset',
  'input',
  'button',
  'select',
  'textarea',
  'option',
  'datalist',
  'map',
  'area',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
])
/** Elements replaced by a link to what they show. */
const embedded: ReadonlySet<string> = new Set(['iframe', 'embed', 'object', 'audio', 'video'])
/** Elements removed without a remark, since they hold nothing that readers see. */
const silent: ReadonlySet<string> = new Set(['style', 'link', 'meta', 'base', 'title', 'template', 'noscript'])

/** Removes from HTML, in place, what a text may not contain; returns remarks on it. */
export function cleanHtml(root: Root | Element): readonly Remark[] {
  const remarks: Remark[] = []
  const name = (text: string) => remarks.push({ kind: 'html', text })
  const clean = (parent: Root | Element): void => {
    const children = parent.children as ElementContent[]
    parent.children = children.flatMap((node): ElementContent[] => {
      if (node.type === 'comment') return []
      if (!isElement(node)) return [node]
      if (dropped.has(node.tagName)) {
        if (!silent.has(node.tagName)) name(`\`<${node.tagName}>\` left out`)
        return []
      }
      if (embedded.has(node.tagName)) {
        const link = linkInstead(node)
        name(`\`<${node.tagName}>\` ${link ? `is a link now: ${attribute(link, 'href')}` : 'left out'}`)
        return link ? [element('p', {}, [link])] : []
      }
      dropHandlers(node, name)
      clean(node)
      if (node.tagName === 'a') return cleanAnchor(node, name)
      return [scripted(node)]
    })
  }
  clean(root)
  return remarks
}

function dropHandlers(node: Element, name: (text: string) => void): void {
  for (const key of Object.keys(node.properties)) {
    if (!/^on[a-z]/i.test(key)) continue
    name(`\`${key.toLowerCase()}\` of \`<${node.tagName}>\` left out`)
    delete node.properties[key]
  }
}

/** Replaces an anchor without a usable target by its content. */
function cleanAnchor(node: Element, name: (text: string) => void): ElementContent[] {
  const href = attribute(node, 'href')
  if (href === undefined || href.trim() === '') return node.children
  if (isAllowedLink(href) || href.startsWith('__GHOST_URL__')) return [node]
  name(`a link with the scheme \`${href.slice(0, href.indexOf(':')).trim().slice(0, 20)}\` is plain text now`)
  return node.children
}

const videos: readonly [RegExp, (id: string) => string][] = [
  [/(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)([\w-]+)/, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/player\.vimeo\.com\/video\/(\d+)/, (id) => `https://vimeo.com/${id}`],
]

function linkInstead(node: Element): Element | undefined {
  const inner = node.children.find((child) => isElement(child) && child.tagName === 'source')
  const address = attribute(node, 'src') ?? attribute(node, 'data') ?? (isElement(inner) ? attribute(inner, 'src') : undefined)
  if (address === undefined || !/^(?:https?:)?\/\//.test(address)) return undefined
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(whole)) return undefined
  const [href = whole] = videos.flatMap(([form, watch]) => form.exec(whole)?.slice(1, 2).map(watch) ?? [])
  const words = attribute(node, 'title')?.trim() || textOf(node).trim() || new URL(href).host
  return element('a', { href }, [{ type: 'text', value: words }])
}

export function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

const raised: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  '(': '⁽',
  ')': '⁾',
  n: 'ⁿ',
}
const lowered: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '+': '₊',
  '-': '₋',
  '(': '₍',
  ')': '₎',
}

/** Replaces superscript and subscript by Unicode characters, since Markdown has neither: `10<sup>6</sup>` must not become 106. */
function scripted(node: Element): ElementContent {
  const letters = node.tagName === 'sup' ? raised : node.tagName === 'sub' ? lowered : undefined
  const [only] = node.children
  if (!letters || node.children.length !== 1 || only?.type !== 'text') return node
  const signs = Array.from(only.value.trim(), (letter) => letters[letter])
  return signs.length > 0 && signs.every((sign) => sign !== undefined) ? { type: 'text', value: signs.join('') } : node
}
