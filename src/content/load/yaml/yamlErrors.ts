import { isMap, isScalar, visit, type Document, type Node, type Pair, type YAMLError } from 'yaml'

export type YamlFault = Pick<YAMLError, 'code' | 'message' | 'pos'>

/** Aliases that a document may have: each makes the parser look through all anchors. */
const mostAliases = 1000

/** Everything that is wrong with a document as YAML; throws a `ReferenceError`, as the parser does, where it repeats itself too often. */
export function yamlErrors(document: Document.Parsed): readonly YamlFault[] {
  const faults: YamlFault[] = []
  const anchors = new Set<string>()
  let aliases = 0
  visit(document, {
    Node(_key, node) {
      if ('anchor' in node && node.anchor !== undefined) anchors.add(node.anchor)
      if (isMap(node)) for (const fault of repeatedKeys(node.items)) faults.push(fault)
    },
    Alias(_key, alias) {
      const start = alias.range?.[0] ?? 0
      aliases += 1
      if (!anchors.has(alias.source)) faults.push({ code: 'BAD_ALIAS', message: `Unresolved alias ${alias.source}`, pos: [start, start] })
    },
  })
  if (aliases > mostAliases && faults.length === 0) throw new ReferenceError('Excessive alias count')
  return [...document.errors, ...document.warnings, ...faults]
}

function repeatedKeys(items: readonly Pair[]): readonly YamlFault[] {
  const keys = new Set<unknown>()
  return items.flatMap(({ key }) => {
    const value: unknown = isScalar(key) ? key.value : key
    if (keys.size < keys.add(value).size) return []
    const start = (key as Node | null)?.range?.[0] ?? 0
    return [{ code: 'DUPLICATE_KEY', message: 'Map keys must be unique', pos: [start, start] }]
  })
}
