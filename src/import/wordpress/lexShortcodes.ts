import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

export interface Shortcode {
  readonly start: number
  readonly end: number
  readonly kind: 'open' | 'close' | 'single' | 'shown'
  readonly name: string
  readonly fields: ReadonlyMap<string, string>
  /** As written. */
  readonly text: string
}

/** Maximum length in characters, so that an unclosed bracket is not searched for in the whole text. */
const longest = 2000
const form = /^\[(\[?)(\/?)([A-Za-z][\w-]*)((?=[\s/\]])(?:"[^"]*"|'[^']*'|[^\]"'])*?)(\/?)\](\]?)/
const field = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g

/** Finds shortcodes in HTML, outside its tags, comments and code. */
export function lexShortcodes(html: string): readonly Shortcode[] {
  if (!html.includes('[')) return []
  const places = textRanges(html)
  const found: Shortcode[] = []
  for (const { start, end } of places) {
    for (let place = html.indexOf('[', start); place >= 0 && place < end; place = html.indexOf('[', place)) {
      const match = form.exec(html.slice(place, place + longest))
      if (!match) {
        place++
        continue
      }
      found.push(shortcodeOf(match, place))
      place += match[0].length
    }
  }
  return found
}

function shortcodeOf([text, before, closing, name = '', rest = '', single, after]: RegExpExecArray, start: number): Shortcode {
  const fields = new Map<string, string>()
  let count = 0
  for (const [, key, double, quoted, bare, ...words] of decodeQuotes(rest).matchAll(field)) {
    if (key === undefined) fields.set(String(count++), words[0] ?? words[1] ?? '')
    else fields.set(key.toLowerCase(), double ?? quoted ?? bare ?? '')
  }
  const kind = before !== '' && after !== '' ? 'shown' : closing !== '' ? 'close' : single !== '' ? 'single' : 'open'
  return { start, end: start + text.length, kind, name, fields, text }
}

function decodeQuotes(text: string): string {
  return text.replace(/&quot;|&#8220;|&#8221;|&#8243;|[“”″]/g, '"')
}

/** Lists the ranges of text in HTML. */
function textRanges(html: string): readonly { readonly start: number; readonly end: number }[] {
  const ranges: { start: number; end: number }[] = []
  const waiting: DefaultTreeAdapterTypes.Node[] = [parseFragment(html, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text' && node.sourceCodeLocation)
      ranges.push({ start: node.sourceCodeLocation.startOffset, end: node.sourceCodeLocation.endOffset })
    if ('childNodes' in node && !['pre', 'code', 'script', 'style', 'textarea', 'iframe'].includes(node.nodeName))
      for (const child of node.childNodes) waiting.push(child)
  }
  return ranges.toSorted((a, b) => a.start - b.start)
}
