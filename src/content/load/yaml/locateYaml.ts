import { isMap, isScalar, isSeq, type Document, type Node, type Pair, type YAMLMap } from 'yaml'
import type { DataPath, LocatedData } from '../locatedData.ts'

type Pairs = ReadonlyMap<string, Pair>

/** Finds offsets in a YAML document, see `LocatedData.locate`; a map is gone through once, however many of its keys are asked for. */
export function createYamlLocator(document: Document.Parsed): LocatedData['locate'] {
  const maps = new Map<YAMLMap, Pairs>()
  const pairsOf = (map: YAMLMap) => {
    // Of equal keys the first one counts.
    const pairs = maps.get(map) ?? new Map(map.items.map((pair): [string, Pair] => [keyText(pair.key), pair]).toReversed())
    maps.set(map, pairs)
    return pairs
  }
  return (path, part = 'value') => locate(document, { path, part, pairsOf })
}

interface Question {
  readonly path: DataPath
  readonly part: 'key' | 'value'
  pairsOf(map: YAMLMap): Pairs
}

function locate(document: Document.Parsed, { path, part, pairsOf }: Question): number {
  let place = startOf(document.contents) ?? 0
  let node: unknown = document.contents
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1
    if (isMap(node)) {
      const pair: Pair | undefined = pairsOf(node).get(String(key))
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
