/** A piece of a paid link: words, or words that lead somewhere. */
type Piece = { readonly text: string; readonly url?: string }

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

interface Tag {
  /** In lower case; absent for comments, and for a `<` that begins nothing. */
  readonly name?: string
  readonly isEnd?: boolean
  readonly href?: string
  /** What a `<` that begins nothing says. */
  readonly text?: string
  /** Where the text goes on. */
  readonly end: number
}

/** Reads what begins with the `<` at a place; what is not ended goes on to the end of the text. */
function readTag(html: string, start: number): Tag {
  if (html.startsWith('<!--', start)) return { end: after(html, '-->', start + 4) }
  if (/[!?]/.test(html[start + 1] ?? '')) return { end: after(html, '>', start) }
  const isEnd = html[start + 1] === '/'
  const nameStart = start + (isEnd ? 2 : 1)
  if (!/[a-z]/i.test(html[nameStart] ?? '')) return isEnd ? { end: after(html, '>', start) } : { text: '<', end: start + 1 }
  let at = nameStart
  while (at < html.length && !/[\s/>]/.test(html[at] ?? '')) at += 1
  const name = html.slice(nameStart, at).toLowerCase()
  let href: string | undefined
  while (at < html.length && html[at] !== '>') {
    const attribute = readAttribute(html, at)
    if (attribute.name === 'href') href ??= attribute.value
    at = attribute.end
  }
  return { name, isEnd, ...(href !== undefined && { href }), end: Math.min(at + 1, html.length) }
}

function readAttribute(html: string, start: number): { readonly name: string; readonly value: string; readonly end: number } {
  let at = start
  while (/[\s/]/.test(html[at] ?? '')) at += 1
  const nameStart = at
  while (at < html.length && !/[\s/>=]/.test(html[at] ?? '')) at += 1
  const name = html.slice(nameStart, at).toLowerCase()
  while (/\s/.test(html[at] ?? '')) at += 1
  if (html[at] !== '=') return { name, value: '', end: at === start ? at + 1 : at }
  at += 1
  while (/\s/.test(html[at] ?? '')) at += 1
  const quote = html[at]
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, at + 1)
    const end = close === -1 ? html.length : close
    return { name, value: html.slice(at + 1, end), end: Math.min(end + 1, html.length) }
  }
  const valueStart = at
  while (at < html.length && !/[\s>]/.test(html[at] ?? '')) at += 1
  return { name, value: html.slice(valueStart, at), end: at }
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** A text of HTML as its readers see it; a character reference that is none stays as it stands. */
function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w{2,6});/g, (whole, reference: string) => {
    if (!reference.startsWith('#')) return named[reference] ?? whole
    const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1))
    return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code)
  })
}
