import type { DataPath, LocatedData } from '../locatedData.ts'
import { scanLiteral, type LiteralEntry, type LiteralNode } from './scanLiteral.ts'

/** Finds offsets in the default export of a module's text, see `LocatedData.locate`; the text is read once, when somebody asks. */
export function createConfigLocator(text: string): LocatedData['locate'] {
  let literal: LiteralNode | undefined
  return (path, part) => {
    const start = /export\s+default\s+/.exec(text)
    if (!start) return 0
    literal ??= scanLiteral(text, start.index + start[0].length)
    return locate(literal, path, part)
  }
}

function locate(literal: LiteralNode, path: DataPath, part: 'key' | 'value' = 'value'): number {
  let node: LiteralNode | undefined = literal
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
