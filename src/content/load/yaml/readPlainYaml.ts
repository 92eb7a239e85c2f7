/** Trims trailing spaces, but no other white space; a pattern that ends in `$` would be tried at every space inside. */
function trimSpacesEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end--
  return text.slice(0, end)
}

/** Trims spaces from both ends. */
function trimSpaces(text: string): string {
  let start = 0
  while (text[start] === ' ') start++
  return trimSpacesEnd(text.slice(start))
}

/** Marks a text that only the full YAML parser can judge. */
const unsure = Symbol('unsure')

/** Nesting limit: no fields written by hand are this deep, and the stack is finite. */
const maxDepth = 50

const special = /^[-?:,[\]{}#&*!|>'"%@`]|: |:$| #|^0[ox]|^[-+]?\.(?:inf|nan)$/i
const number = /^\+?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:e[-+]?[0-9]+)?$/i
const keywords: ReadonlyMap<string, boolean | null> = new Map([
  ['~', null],
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])

/** Returns the value of an unquoted scalar in the core schema of YAML 1.2, where a date is a string. */
function plainScalar(text: string): unknown {
  if (special.test(text)) return unsure
  const keyword = keywords.get(text)
  if (keyword !== undefined) return keyword
  return number.test(text) ? Number(text) : text
}

const keyForm = '[A-Za-z][A-Za-z0-9_-]*'

const flowKey = new RegExp(`^ *(${keyForm}): +(.+)$`)
const flow = /^(?:\[[^'"]*\]|\{[^'"]*\})$/

/** Parses a value that ends on the line of its key: a scalar, or a flow list or map of plain scalars and further such collections. */
function inlineValue(text: string): unknown {
  const first = text[0]
  if (first === "'") return /^'(?:[^']|'')*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : unsure
  if (first === '"') return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : unsure
  return flowValue(text, 0)
}

function flowValue(text: string, depth: number): unknown {
  const first = text[0]
  if (first !== '[' && first !== '{') return plainScalar(text)
  if (depth === maxDepth || !flow.test(text)) return unsure
  const inside = text.slice(1, -1)
  const items = /^ *$/.test(inside) ? [] : flowItems(inside)
  if (items === undefined) return unsure
  return first === '[' ? flowList(items, depth + 1) : flowMap(items, depth + 1)
}

/** Splits a text at commas outside brackets; undefined if the brackets do not match. */
function flowItems(inside: string): readonly string[] | undefined {
  const open: string[] = []
  const items: string[] = []
  let start = 0
  for (let place = 0; place < inside.length; place += 1) {
    const letter = inside[place]
    if (letter === '[' || letter === '{') open.push(letter === '[' ? ']' : '}')
    else if ((letter === ']' || letter === '}') && open.pop() !== letter) return undefined
    else if (letter === ',' && open.length === 0) {
      items.push(inside.slice(start, place))
      start = place + 1
    }
  }
  return open.length === 0 ? [...items, inside.slice(start)] : undefined
}

function flowList(items: readonly string[], depth: number): unknown {
  const values = items.map((item) => flowItem(item, depth))
  return values.includes(unsure) ? unsure : values
}

function flowMap(items: readonly string[], depth: number): unknown {
  const map: Record<string, unknown> = {}
  for (const pair of items) {
    const [, key, text] = flowKey.exec(pair) ?? []
    const value = text === undefined ? unsure : flowItem(text, depth)
    if (key === undefined || value === unsure || Object.hasOwn(map, key) || typeof plainScalar(key) !== 'string') return unsure
    map[key] = value
  }
  return map
}

function flowItem(text: string, depth: number): unknown {
  const trimmed = trimSpaces(text)
  if (trimmed === '' || /^[^[{].*[[\]{}]/.test(trimmed)) return unsure
  return flowValue(trimmed, depth)
}

interface Line {
  readonly indent: number
  readonly text: string
}

/** A cursor over lines; `next` is the index of the next line to read. */
interface Reader {
  readonly lines: Line[]
  next: number
  depth: number
}

const keyLine = new RegExp(`^(${keyForm}):(?: +(.*))?$`)
// Control characters (including tabs and unusual line ends), comments and document markers.
const outside = /[^\P{Cc}\n]|[\u2028\u2029\uFEFF]|(?:^|\s)#|^(?:---|\.\.\.)/mu

/**
 * Reads a YAML map written plainly, as most front matter is, some ten times faster than the full parser; undefined if anything is
 * unusual and needs the full parser.
 */
export function readPlainYaml(text: string): Readonly<Record<string, unknown>> | undefined {
  const unix = text.replaceAll('\r\n', '\n')
  if (outside.test(unix)) return undefined
  const lines: Line[] = []
  for (const raw of unix.split('\n')) {
    const indent = raw.search(/[^ ]/)
    if (indent >= 0) lines.push({ indent, text: trimSpacesEnd(raw.slice(indent)) })
  }
  const reader = { lines, next: 0, depth: 0 }
  const value = lines[0]?.indent === 0 ? readMap(reader, 0) : unsure
  if (value === unsure || reader.next < lines.length) return undefined
  return value as Readonly<Record<string, unknown>>
}

function readMap(reader: Reader, indent: number): unknown {
  const map: Record<string, unknown> = {}
  for (let line = reader.lines[reader.next]; line?.indent === indent; line = reader.lines[reader.next]) {
    const [, key, rest] = keyLine.exec(line.text) ?? []
    if (key === undefined || Object.hasOwn(map, key) || typeof plainScalar(key) !== 'string') return unsure
    reader.next++
    const value = rest === undefined ? readNested(reader, indent) : readInline(reader, { text: rest, indent })
    if (value === unsure) return unsure
    map[key] = value
  }
  return map
}

/** Reads the block below `key:`: a deeper block, a list at the key's own indentation, or nothing. */
function readNested(reader: Reader, indent: number): unknown {
  const line = reader.lines[reader.next]
  if (!line || line.indent < indent) return null
  if (isItem(line)) return readDeeper(reader, () => readList(reader, line.indent))
  return line.indent === indent ? null : readDeeper(reader, () => readMap(reader, line.indent))
}

function readDeeper(reader: Reader, read: () => unknown): unknown {
  if (reader.depth >= maxDepth) return unsure
  reader.depth++
  const value = read()
  reader.depth--
  return value
}

function readList(reader: Reader, indent: number): unknown {
  const list: unknown[] = []
  for (let line = reader.lines[reader.next]; line?.indent === indent && isItem(line); line = reader.lines[reader.next]) {
    const text = line.text.replace(/^- +/, '')
    const inner = indent + line.text.length - text.length
    const value = keyLine.test(text) ? readItemMap(reader, { text, indent: inner }) : readItem(reader, { text, indent })
    if (value === unsure) return unsure
    list.push(value)
  }
  return list
}

function readItemMap(reader: Reader, line: Line): unknown {
  reader.lines[reader.next] = line
  return readMap(reader, line.indent)
}

function readItem(reader: Reader, line: Line): unknown {
  reader.next++
  return readInline(reader, line)
}

/** Reads a value on its line; a deeper line after it would continue it, which only the full parser handles. */
function readInline(reader: Reader, line: Line): unknown {
  const following = reader.lines[reader.next]
  if (following && following.indent > line.indent) return unsure
  return inlineValue(line.text)
}

function isItem(line: Line): boolean {
  return line.text.startsWith('- ')
}
