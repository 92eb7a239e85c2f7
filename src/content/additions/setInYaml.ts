import { isDeepStrictEqual } from 'node:util'
import { type Document, type Node, isMap, isNode, isScalar, parseDocument } from 'yaml'
import { toYaml } from '../start/planPublication.ts'

/** Sets a value where a YAML file has nothing or a single value; keeps every other line as written if possible. */
export function setInYaml(text: string, path: readonly string[], value: Readonly<Record<string, unknown>> | string): string {
  const document = parseDocument(text)
  const spliced = splice({ text, document, path, value })
  document.setIn(path, document.createNode(value))
  const result = spliced === undefined ? undefined : parseDocument(spliced)
  const isRight = result?.errors.length === 0 && isDeepStrictEqual(result.toJS(), document.toJS())
  return isRight && spliced !== undefined ? spliced : document.toString({ lineWidth: 0 })
}

interface Splice {
  readonly text: string
  readonly document: Document
  readonly path: readonly string[]
  readonly value: Readonly<Record<string, unknown>> | string
}

/** Inserts the new lines into the text; undefined if they cannot have lines of their own, as between braces. */
function splice({ text, document, path, value }: Splice): string | undefined {
  const standing = document.getIn(path, true)
  if (isScalar(standing) && standing.range && typeof value !== 'string') {
    const [start, end] = standing.range
    const indent = indentAt(text, start) + 2
    return `${text.slice(0, start).trimEnd()}\n${indented(toYaml(value), indent)}${text.slice(end)}`
  }
  const map = document.getIn(path.slice(0, -1), true)
  const last = isMap(map) ? map.items.at(-1) : undefined
  const before = last && isNode(last.key) ? last : undefined
  const key = path.at(-1)
  if (!before || key === undefined) return undefined
  const end = lineEnd(text, lastOffset(before.value) ?? lastOffset(before.key) ?? 0)
  const lines = indented(toYaml({ [key]: value }), indentAt(text, (before.key as Node).range?.[0] ?? 0))
  return `${text.slice(0, end)}\n${lines}${text.slice(end)}`
}

/** Offset just past the last non-space character of a node. */
function lastOffset(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[1] : undefined
}

/** Returns the offset of the end of the line that holds the last word before an offset. */
function lineEnd(text: string, offset: number): number {
  const word = text.slice(0, offset).trimEnd().length
  const end = text.indexOf('\n', word)
  return end === -1 ? text.length : end
}

/** Returns the indentation of the line at an offset. */
function indentAt(text: string, offset: number): number {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1)
  return /^ */.exec(line)?.[0].length ?? 0
}

function indented(yaml: string, indent: number): string {
  return yaml.trimEnd().replace(/^/gm, ' '.repeat(indent))
}
