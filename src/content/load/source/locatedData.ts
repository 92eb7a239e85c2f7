import type { SourceText } from './sourceText.ts'

/** Keys and list indexes from the root of a value downwards. */
export type DataPath = readonly PropertyKey[]

/** Untrusted data of a file, with the offsets of its parts. */
export interface LocatedData {
  readonly source: SourceText
  readonly value: unknown
  /** What the whole value is, as the beginning of a sentence; absent: `The file`. */
  readonly whole?: string
  /** Returns the offset of the value (or key) at a path, or of the nearest enclosing part if there is nothing at the path. */
  locate(path: DataPath, part?: 'key' | 'value'): number
}

/** Returns the value at a path of plain data; undefined if there is none. */
export function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return undefined
    return (parent as Record<PropertyKey, unknown>)[key]
  }, value)
}
