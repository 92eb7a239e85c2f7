import { decodeEntities } from './decodeEntities.ts'
import { readTag } from './readTag.ts'

/** A piece of a paid link: words, or words that lead somewhere. */
export type Piece = { readonly text: string; readonly url?: string }

/** Elements whose content is no text for readers. */
const silent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'noembed',
  'noframes',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
])

/** What is left of a stranger's HTML: text, and links to http and https. All else is gone, so that nothing of it can run, style or hide. */
export function reduceHtml(html: string): readonly Piece[] {
  const pieces: { text: string; url?: string | undefined }[] = []
  let url: string | undefined
  let isOpen = false
  const say = (text: string) => {
    const last = pieces.at(-1)
    if (last && last.url === url && isOpen) last.text += text
    else if (text !== '') pieces.push({ text, url })
    isOpen = true
  }
  for (let at = 0; at < html.length;) {
    if (html[at] !== '<') {
      const next = html.indexOf('<', at)
      const end = next === -1 ? html.length : next
      say(decodeEntities(html.slice(at, end)))
      at = end
      continue
    }
    const tag = readTag(html, at)
    at = tag.end
    if (tag.name === undefined) {
      say(tag.text ?? '')
    } else if (silent.has(tag.name)) {
      if (!tag.isEnd) at = endOf(html, tag.name, at)
    } else if (tag.name === 'a') {
      url = tag.isEnd ? undefined : webAddress(tag.href)
      isOpen = false
    } else {
      say(' ')
    }
  }
  return pieces
    .map(({ text, url: address }) => ({ text: plain(text), ...(address !== undefined && { url: address }) }))
    .filter(({ text }) => text.trim() !== '')
}

function endOf(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  if (!found) return html.length
  const end = html.indexOf('>', found.index)
  return end === -1 ? html.length : end + 1
}

function webAddress(href: string | undefined): string | undefined {
  // As browsers read it, so that nothing is an address for them that is none here.
  const url = href === undefined ? null : URL.parse(decodeEntities(href))
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

/** In one line, without the characters that hide or turn what stands beside them. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').replace(/\s+/g, ' ')
}
