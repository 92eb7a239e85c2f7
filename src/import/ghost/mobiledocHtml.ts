import { escapeHtml } from '../../shared/html/escapeHtml.ts'
import { isFields, rawText } from '../files/frontMatter.ts'
import { ImportError } from '../FoundPost.ts'
import { type CardContext, cardHtml } from './cardHtml.ts'

type List = readonly unknown[]

/** Converts a text of Ghost's older editor to HTML: https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md */
export function mobiledocHtml(document: unknown, context: CardContext): string {
  if (!isFields(document) || !Array.isArray(document['sections'])) throw new ImportError('its `mobiledoc` is not a text from the editor')
  const parts: Parts = { atoms: listOf(document['atoms']), cards: listOf(document['cards']), markups: listOf(document['markups']) }
  return listOf(document['sections'])
    .map((section) => sectionHtml(listOf(section), parts, context))
    .join('')
}

interface Parts {
  readonly atoms: List
  readonly cards: List
  readonly markups: List
}

function listOf(value: unknown): List {
  return Array.isArray(value) ? (value as List) : []
}

const blocks: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside', 'pull-quote'])

function sectionHtml([kind, first, second]: List, parts: Parts, context: CardContext): string {
  if (kind === 1) {
    const tag = typeof first === 'string' && blocks.has(first) ? first : 'p'
    return wrap(tag === 'aside' || tag === 'pull-quote' ? 'blockquote' : tag, markersHtml(listOf(second), parts, context))
  }
  if (kind === 2 && typeof first === 'string') return `<img src="${escapeHtml(first)}" alt="">`
  if (kind === 3)
    return wrap(
      first === 'ol' ? 'ol' : 'ul',
      listOf(second)
        .map((item) => wrap('li', markersHtml(listOf(item), parts, context)))
        .join(''),
    )
  if (kind !== 10) return ''
  const [name, payload] = listOf(parts.cards[Number(first)])
  return typeof name === 'string' ? cardHtml(name, isFields(payload) ? payload : {}, context) : ''
}

/** Converts markers of the form `[type, indexes of opened markups, number of closed ones, text]`. */
function markersHtml(markers: List, parts: Parts, context: CardContext): string {
  const open: string[] = []
  const pieces = markers.map((marker) => {
    const [type, opening, closing, value] = listOf(marker)
    const opened = listOf(opening).map((index) => {
      const { tag, start } = markupOf(listOf(parts.markups[Number(index)]))
      open.push(tag)
      return start
    })
    const inner = type === 1 ? atomHtml(listOf(parts.atoms[Number(value)]), context) : escapeHtml(rawText(value))
    const closed = Array.from({ length: Math.min(Number(closing) || 0, open.length) }, () => `</${open.pop()}>`)
    return [...opened, inner, ...closed].join('')
  })
  return [...pieces, ...open.toReversed().map((tag) => `</${tag}>`)].join('')
}

const marks: ReadonlySet<string> = new Set(['a', 'strong', 'b', 'em', 'i', 'code', 's', 'del', 'sub', 'sup', 'u'])

function markupOf([name, attributes]: List): { readonly tag: string; readonly start: string } {
  const tag = typeof name === 'string' && marks.has(name.toLowerCase()) ? name.toLowerCase() : 'span'
  const list = listOf(attributes)
  const href = tag === 'a' ? list[list.indexOf('href') + 1] : undefined
  return { tag, start: typeof href === 'string' && list.includes('href') ? `<a href="${escapeHtml(href)}">` : `<${tag}>` }
}

function atomHtml([name, text, payload]: List, context: CardContext): string {
  if (name === 'soft-return') return '<br>'
  if (typeof text === 'string' && text !== '') return escapeHtml(text)
  return typeof name === 'string' ? cardHtml(name, isFields(payload) ? payload : {}, context) : ''
}

function wrap(tag: string, inner: string): string {
  return `<${tag}>${inner}</${tag}>`
}
