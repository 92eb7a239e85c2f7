/** An object or array literal with the offsets of its parts; anything else is a `leaf`. */
export type LiteralNode =
  | { readonly kind: 'leaf'; readonly start: number }
  | { readonly kind: 'list'; readonly start: number; readonly items: readonly LiteralNode[] }
  | {
      readonly kind: 'map'
      readonly start: number
      readonly entries: ReadonlyMap<string, LiteralEntry>
      /** Offsets of keys that an earlier entry has too. */
      readonly repeated: readonly number[]
    }

export interface LiteralEntry {
  readonly keyStart: number
  readonly value: LiteralNode
}

const blank = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y
const quoted = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"|`(?:[^`\\]|\\[^])*`/y
const keyForm = /(['"])((?:(?!\1)[^\\\n])*)\1|[\p{ID_Start}$_][\p{ID_Continue}$]*|\d+/uy
const brackets: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' }

/** Finds the parts of the literal at an offset of a JavaScript or TypeScript text. Expressions are skipped, not parsed. */
export function scanLiteral(text: string, offset: number): LiteralNode {
  return scanValue(text, skip(text, blank, offset), 0).node
}

/** Returns the offsets of all keys that stand twice in a map of a literal. */
export function repeatedKeys(node: LiteralNode): readonly number[] {
  if (node.kind === 'leaf') return []
  if (node.kind === 'list') return node.items.flatMap(repeatedKeys)
  return [...node.repeated, ...[...node.entries.values()].flatMap(({ value }) => repeatedKeys(value))]
}

interface Scanned {
  readonly node: LiteralNode
  /** Offset after the value, before the comma or bracket that ends it. */
  readonly end: number
}

/** Nesting limit: no settings written by hand are this deep, and the stack is finite. */
const maxDepth = 100

function scanValue(text: string, start: number, depth: number): Scanned {
  if (depth < maxDepth && text[start] === '{') return scanMap(text, start, depth + 1)
  if (depth < maxDepth && text[start] === '[') return scanList(text, start, depth + 1)
  return { node: { kind: 'leaf', start }, end: endOfExpression(text, start) }
}

function scanMap(text: string, start: number, depth: number): Scanned {
  const entries = new Map<string, LiteralEntry>()
  const repeated: number[] = []
  let at = skip(text, blank, start + 1)
  while (at < text.length && text[at] !== '}') {
    const key = match(text, keyForm, at)
    const colon = skip(text, blank, at + (key?.[0].length ?? 0))
    if (key && text[colon] === ':') {
      const value = scanValue(text, skip(text, blank, colon + 1), depth)
      const name = key[2] ?? key[0]
      if (entries.has(name)) repeated.push(at)
      entries.set(name, { keyStart: at, value: value.node })
      at = value.end
    }
    at = nextEntry(text, at, '}')
  }
  return { node: { kind: 'map', start, entries, repeated }, end: at + 1 }
}

function scanList(text: string, start: number, depth: number): Scanned {
  const items: LiteralNode[] = []
  let at = skip(text, blank, start + 1)
  while (at < text.length && text[at] !== ']') {
    const item = scanValue(text, at, depth)
    items.push(item.node)
    at = nextEntry(text, item.end, ']')
  }
  return { node: { kind: 'list', start, items }, end: at + 1 }
}

/** Returns the start of the entry after the next comma, or of the closing bracket; the end of the text if there is neither. */
function nextEntry(text: string, offset: number, closing: string): number {
  const end = endOfExpression(text, offset)
  if (text[end] === ',') return skip(text, blank, end + 1)
  return text[end] === closing ? end : text.length
}

/** Returns the offset of the next comma or closing bracket outside quotes, comments and inner brackets. */
function endOfExpression(text: string, offset: number): number {
  const open: string[] = []
  let at = offset
  while (at < text.length) {
    const char = text.charAt(at)
    if (open.length === 0 && /[,)\]}]/.test(char)) break
    if (char === open.at(-1)) open.pop()
    else if (brackets[char]) open.push(brackets[char])
    const past = Math.max(skip(text, blank, at), skip(text, quoted, at))
    at = past > at ? past : at + 1
  }
  return at
}

function skip(text: string, pattern: RegExp, offset: number): number {
  return offset + (match(text, pattern, offset)?.[0].length ?? 0)
}

function match(text: string, pattern: RegExp, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset
  return pattern.exec(text)
}
