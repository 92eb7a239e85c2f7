import { visit, type Document, type YAMLError } from 'yaml'

export type YamlFault = Pick<YAMLError, 'code' | 'message' | 'pos'>

/** Everything that is wrong with a document as YAML. */
export function yamlErrors(document: Document.Parsed): readonly YamlFault[] {
  return [...document.errors, ...document.warnings, ...unresolvedAliases(document)]
}

function unresolvedAliases(document: Document.Parsed): readonly YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, {
    Alias(_key, alias) {
      const start = alias.range?.[0] ?? 0
      if (!alias.resolve(document)) faults.push({ code: 'BAD_ALIAS', message: `Unresolved alias ${alias.source}`, pos: [start, start] })
    },
  })
  return faults
}
