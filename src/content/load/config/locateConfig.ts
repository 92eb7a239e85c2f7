import type { DataPath } from '../locatedData.ts'
import { scanLiteral, type LiteralNode } from './scanLiteral.ts'

/** Offset of what stands at a path of the default export of a module's text; see `LocatedData.locate`. */
export function locateConfig(text: string, path: DataPath, part: 'key' | 'value' = 'value'): number {
  const start = /export\s+default\s+/.exec(text)
  if (!start) return 0
  let node: LiteralNode = scanLiteral(text, start.index + start[0].length)
  let place = node.start
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1
    if (node.kind === 'map') {
      const entry = node.entries.get(String(key))
      if (!entry) return place
      node = entry.value
      place = isLast && part === 'value' ? node.start : entry.keyStart
    } else if (node.kind === 'list' && typeof key === 'number' && key in node.items) {
      node = node.items[key]!
      place = node.start
    } else return place
  }
  return place
}
