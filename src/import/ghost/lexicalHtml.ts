import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { type Fields, isFields, rawText, textField } from '../files/frontMatter.ts'
import { ImportError } from '../FoundPost.ts'
import { type CardContext, cardHtml } from './cardHtml.ts'

/** Nesting limit: no text is this deep, and the stack is finite. */
const deepest = 80

/** Converts a text of Ghost's newer editor to HTML. */
export function lexicalHtml(state: unknown, context: CardContext): string {
  if (!isFields(state) || !isFields(state['root'])) throw new ImportError('its `lexical` is not a text from the editor')
  return childrenHtml(state['root'], context, 0)
}

function childrenHtml(node: Fields, context: CardContext, depth: number): string {
  if (depth > deepest) throw new ImportError(`it is nested more than ${deepest} levels deep`)
  const children = Array.isArray(node['children']) ? (node['children'] as readonly unknown[]).filter(isFields) : []
  return children.map((child) => nodeHtml(child, context, depth + 1)).join('')
}

/** Bits of `format`, with their elements. */
const formats = [
  [1, 'strong'],
  [2, 'em'],
  [4, 'del'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

const wrappers: Readonly<Record<string, string>> = {
  paragraph: 'p',
  quote: 'blockquote',
  'extended-quote': 'blockquote',
  aside: 'blockquote',
  listitem: 'li',
}

function nodeHtml(node: Fields, context: CardContext, depth: number): string {
  const type = textField(node, 'type') ?? ''
  const inner = () => childrenHtml(node, context, depth)
  if (type === 'text' || type === 'extended-text') return textHtml(node)
  if (type === 'linebreak') return '<br>'
  if (type === 'tab') return ' '
  if (type === 'link' || type === 'autolink' || type === 'at-link')
    return `<a href="${escapeHtml(textField(node, 'url') ?? '')}">${inner()}</a>`
  if (type === 'heading' || type === 'extended-heading') {
    const [tag = 'h2'] = /^h[1-6]$/.exec(textField(node, 'tag') ?? '') ?? []
    return `<${tag}>${inner()}</${tag}>`
  }
  if (type === 'list') {
    const items = joinNested(inner())
    return node['listType'] === 'number' ? `<ol start="${Number(node['start'] ?? 1) || 1}">${items}</ol>` : `<ul>${items}</ul>`
  }
  const wrapper = Object.hasOwn(wrappers, type) ? wrappers[type] : undefined
  if (wrapper) return `<${wrapper}>${inner()}</${wrapper}>`
  return cardHtml(type, node, context)
}

/** Moves a nested list into the item before it: the editor gives such a list an item of its own, which would get a number. */
function joinNested(items: string): string {
  return items.replaceAll(/<\/li><li>(?=<[ou]l[ >])/g, '')
}

function textHtml(node: Fields): string {
  const format = typeof node['format'] === 'number' ? node['format'] : 0
  const text = escapeHtml(rawText(node['text']))
  return formats.reduce((html, [bit, tag]) => ((format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`), text)
}
