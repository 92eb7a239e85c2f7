/** `{{< name args >}}`, `{{% /name %}}`, or a shortcode to be shown, escaped by comment signs inside. */
export interface ShortcodeToken {
  readonly start: number
  readonly end: number
  readonly kind: 'open' | 'close' | 'single' | 'shown'
  readonly name: string
  readonly named: ReadonlyMap<string, string>
  readonly positional: readonly string[]
  /** The text between the marks, without comment signs. */
  readonly inner: string
}

/** Finds the shortcodes of a Hugo text as Hugo's lexer does: a mark inside quotes closes nothing. */
export function lexShortcodes(text: string): readonly ShortcodeToken[] {
  const tokens: ShortcodeToken[] = []
  let from = 0
  for (;;) {
    const start = nextOpening(text, from)
    if (start < 0) return tokens
    const mark = text[start + 2] === '<' ? '>' : '%'
    const end = closingOf(text, { from: start + 3, mark: `${mark}}}` })
    if (end < 0) {
      from = start + 3
      continue
    }
    tokens.push(tokenOf(text.slice(start + 3, end), { start, end: end + 3 }))
    from = end + 3
  }
}

function nextOpening(text: string, from: number): number {
  const places = ['{{<', '{{%'].map((mark) => text.indexOf(mark, from)).filter((place) => place >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}

/** Longer than any shortcode, so that an unclosed one is not searched for in the whole text again and again. */
const longest = 20_000

function closingOf(text: string, { from, mark }: { readonly from: number; readonly mark: string }): number {
  let quote = ''
  const last = Math.min(text.length, from + longest)
  for (let place = from; place < last; place++) {
    const letter = text[place] ?? ''
    if (quote !== '') {
      if (letter === '\\' && quote === '"') place++
      else if (letter === quote) quote = ''
    } else if (letter === '"' || letter === '`') quote = letter
    else if (text.startsWith(mark, place)) return place
    else if (text.startsWith('{{<', place) || text.startsWith('{{%', place)) return -1
  }
  return -1
}

const part = /([\w-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`]+))|"((?:\\.|[^"\\])*)"|`([^`]*)`|(\S+)/g

function tokenOf(inside: string, place: Pick<ShortcodeToken, 'start' | 'end'>): ShortcodeToken {
  const shown = /^\s*\/\*(.*?)\*\/\s*$/s.exec(inside)
  if (shown) return { ...place, kind: 'shown', name: '', named: new Map(), positional: [], inner: shown[1] ?? '' }
  const inner = inside.trim()
  const isClosing = inner.startsWith('/')
  const isSingle = !isClosing && inner.endsWith('/')
  const bare = isClosing ? inner.slice(1).trim() : isSingle ? inner.slice(0, -1) : inner
  const [, name = '', rest = ''] = /^([^\s"`=]+)(.*)$/s.exec(bare) ?? []
  const named = new Map<string, string>()
  const positional: string[] = []
  for (const [, key, quoted, raw, plain, ...values] of rest.matchAll(part)) {
    if (key === undefined) positional.push(unquote(values[0]) ?? values[1] ?? values[2] ?? '')
    else named.set(key, unquote(quoted) ?? raw ?? plain ?? '')
  }
  return { ...place, kind: isClosing ? 'close' : isSingle ? 'single' : 'open', name, named, positional, inner }
}

function unquote(text: string | undefined): string | undefined {
  return text?.replace(/\\(.)/g, '$1')
}
