import type { SourceText } from './sourceText.ts'

/** Keys and list positions from the top of a value down. */
export type DataPath = readonly PropertyKey[]

/** Untrusted data of a file, with the places of its parts. */
export interface LocatedData {
  readonly source: SourceText
  readonly value: unknown
  /** Offset of the value (or the key) at a path; where it does not exist, of the nearest part around it that does. */
  locate(path: DataPath, part?: 'key' | 'value'): number
}

/** What stands at a path of plain data; undefined where nothing does. */
export function valueAt(value: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) return undefined
    return (parent as Record<PropertyKey, unknown>)[key]
  }, value)
}
