import { plainScalar, unsure } from './plainScalar.ts'
import { trimSpaces } from './trimSpaces.ts'

export const keyForm = '[A-Za-z][A-Za-z0-9_-]*'

const flowKey = new RegExp(`^(${keyForm}): +(.+)$`)
const flow = /^(?:\[([^[\]{}'"]*)\]|\{([^[\]{}'"]*)\})$/

/** The value after `key: ` where it ends with its line: a scalar, or a flow list or map of plain scalars. */
export function inlineValue(text: string): unknown {
  const first = text[0]
  if (first === "'") return /^'(?:[^']|'')*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : unsure
  if (first === '"') return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : unsure
  if (first !== '[' && first !== '{') return plainScalar(text)
  const match = flow.exec(text)
  if (!match) return unsure
  return match[1] === undefined ? flowMap(match[2] ?? '') : flowList(match[1])
}

function flowList(inside: string): unknown {
  if (/^ *$/.test(inside)) return []
  const items = inside.split(',').map((item) => flowScalar(item))
  return items.includes(unsure) ? unsure : items
}

function flowMap(inside: string): unknown {
  const map: Record<string, unknown> = {}
  if (/^ *$/.test(inside)) return map
  for (const pair of inside.split(',')) {
    const [, key, text] = flowKey.exec(pair.replace(/^ +/, '')) ?? []
    const value = text === undefined ? unsure : flowScalar(text)
    if (key === undefined || value === unsure || Object.hasOwn(map, key) || typeof plainScalar(key) !== 'string') return unsure
    map[key] = value
  }
  return map
}

function flowScalar(text: string): unknown {
  const trimmed = trimSpaces(text)
  return trimmed === '' ? unsure : plainScalar(trimmed)
}
