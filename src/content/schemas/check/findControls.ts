import type { DataPath } from '../../load/source/locatedData.ts'

/** A text or key with a character that HTML and URLs do not allow. */
interface ControlPlace {
  readonly path: DataPath
  readonly part: 'key' | 'value'
  /** In the form `U+0000`. */
  readonly name: string
}

/** Control characters other than tab and line ends, and lone surrogates: escapes in YAML, JSON and scripts can produce them. */
const control = /(?![\t\n\r])\p{Cc}|\p{Cs}/u

/** Finds the control characters in data of any shape, the first in each text. */
export function findControls(data: unknown): readonly ControlPlace[] {
  const found: ControlPlace[] = []
  const look = (text: string, path: DataPath, part: ControlPlace['part']) => {
    const character = control.exec(text)?.[0]
    if (character === undefined) return
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    found.push({ path, part, name: `U+${code}` })
  }
  for (const { value, path, key } of partsOf(data)) {
    if (key !== undefined) look(key, path, 'key')
    if (typeof value === 'string') look(value, path, 'value')
  }
  return found
}

/** The key that schemas leave out of a map without a word: assigned to an object, it sets the prototype. */
export const lostKey = '__proto__'

/** Finds all places of that key in data of any shape. */
export function findLostKeys(data: unknown): readonly DataPath[] {
  return [...partsOf(data)].flatMap(({ key, path }) => (key === lostKey ? [path] : []))
}

/** Goes through data of any shape: first the whole, without a key. */
function* partsOf(data: unknown): Generator<{ readonly key?: string; readonly path: DataPath; readonly value: unknown }> {
  const seen = new Set<object>()
  // Iterative, since the nesting depth is up to the author.
  const waiting: { readonly key?: string; readonly path: DataPath; readonly value: unknown }[] = [{ value: data, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    const { value, path } = next
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const [key, inner] of Object.entries(value)) {
      waiting.push({ key, value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] })
    }
  }
}
