import type { DataPath } from '../locatedData.ts'
import { scanLiteral, type LiteralEntry, type LiteralNode } from './scanLiteral.ts'

/** Offset of what stands at a path of the default export of a module's text; see `LocatedData.locate`. */
export function locateConfig(text: string, path: DataPath, part: 'key' | 'value' = 'value'): number {
  const start = /export\s+default\s+/.exec(text)
  if (!start) return 0
  let node: LiteralNode | undefined = scanLiteral(text, start.index + start[0].length)
  let place = node.start
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1
    const entry: LiteralEntry | undefined = node?.kind === 'map' ? node.entries.get(String(key)) : undefined
    node = entry ? entry.value : node?.kind === 'list' ? node.items[Number(key)] : undefined
    if (!node) return place
    place = entry && !(isLast && part === 'value') ? entry.keyStart : node.start
  }
  return place
}
