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
  const seen = new Set<object>()
  const look = (text: string, path: DataPath, part: ControlPlace['part']) => {
    const character = control.exec(text)?.[0]
    if (character === undefined) return
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    found.push({ path, part, name: `U+${code}` })
  }
  // Iterative, since the nesting depth is up to the author.
  const waiting: { readonly value: unknown; readonly path: DataPath }[] = [{ value: data, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string') look(value, path, 'value')
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const [key, inner] of Object.entries(value)) {
      const place = [...path, Array.isArray(value) ? Number(key) : key]
      look(key, place, 'key')
      waiting.push({ value: inner, path: place })
    }
  }
  return found
}
