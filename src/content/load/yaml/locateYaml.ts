import { isMap, isScalar, isSeq, type Document, type Node, type Pair } from 'yaml'
import type { DataPath } from '../locatedData.ts'

/** Offset of what stands at a path of a YAML document; see `LocatedData.locate`. */
export function locateYaml(document: Document.Parsed, path: DataPath, part: 'key' | 'value' = 'value'): number {
  let place = startOf(document.contents) ?? 0
  let node: unknown = document.contents
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1
    if (isMap(node)) {
      const pair: Pair | undefined = node.items.find((item) => keyText(item.key) === String(key))
      if (!pair) return place
      const keyPlace = startOf(pair.key) ?? place
      node = pair.value
      place = isLast && part === 'key' ? keyPlace : isLast ? (startOf(node) ?? keyPlace) : keyPlace
    } else if (isSeq(node) && typeof key === 'number' && key in node.items) {
      node = node.items[key]
      place = startOf(node) ?? place
    } else return place
  }
  return place
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}

/** Undefined for an empty value, which has no place of its own. */
function startOf(node: unknown): number | undefined {
  if (isScalar(node) && node.value === null && node.source === '') return undefined
  return (node as Node | null)?.range?.[0]
}
