import { type Document, type Node, type Pair, type YAMLError, type YAMLMap, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { type ProblemDetails, type Problem, problemAt, sortProblems } from '../../problem.ts'
import type { DataPath, LocatedData } from '../source/locatedData.ts'
import type { SourceText } from '../source/sourceText.ts'
import { explainYamlError, type YamlFault } from './explainYamlError.ts'
import { findCutValues } from './findCutValues.ts'
import { readPlainYaml } from './readPlainYaml.ts'

export interface ParsedYaml {
  /** Absent if the text is not YAML. */
  readonly data?: LocatedData
  /** Only warnings if there is `data`. */
  readonly problems: readonly Problem[]
}

/** Offsets of a part of a text. */
interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Parses a file, or a part of it, as one YAML document. */
export function parseYaml(source: SourceText, { start, end }: TextSpan = { start: 0, end: source.text.length }): ParsedYaml {
  // In YAML, a carriage return alone ends a line; the parser does not know this.
  const text = source.text.slice(start, end).replace(/\r(?!\n)/g, '\n')
  const plain = readPlainYaml(text)
  // Offsets are only needed for problems: the full parser finds them then.
  let document: Document.Parsed | undefined
  let locator: LocatedData['locate'] | undefined
  const locate: LocatedData['locate'] = (path, part) => {
    locator ??= createYamlLocator((document ??= parseWhole(text)))
    return start + locator(path, part)
  }
  if (plain) return { data: { source, value: plain, locate }, problems: [] }

  try {
    document = parseWhole(text)
    if (document.errors.some(isOverflow)) throw new RangeError('The YAML is nested deeper than its parser can follow')
    const problems = yamlErrors(document).map((fault) => {
      const { place, details } = explainYamlError(fault, text)
      return problemAt(source, start + place, details)
    })
    if (problems.length > 0) return { problems: sortProblems(problems) }
    const warnings = findCutValues(document, text).map(({ offset, value }) => problemAt(source, start + offset, cutDetails(value)))
    return { data: { source, value: document.toJS({ maxAliasCount: 100 }), locate }, problems: warnings }
  } catch (error) {
    // The parser's own limits: nesting beyond the stack, and aliases that multiply.
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error
    const details = {
      severity: 'error',
      rule: 'yaml-syntax',
      message: 'This YAML is nested too deeply or repeats itself too often to be read.',
      fix: 'Write it out plainly, without anchors and aliases.',
    } as const
    return { problems: [problemAt(source, start, details)] }
  }
}

/** The parser reports its own overflow as a syntax error, beside others that follow from it. */
function isOverflow({ code }: YAMLError): boolean {
  return code === 'RESOURCE_EXHAUSTION'
}

function parseWhole(text: string): Document.Parsed {
  // The parser's key check is quadratic, so `yamlErrors` looks for duplicates instead.
  // Tags such as `!!binary` and `!!set` make objects that no field takes.
  return parseDocument(text, { prettyErrors: false, logLevel: 'error', uniqueKeys: false, resolveKnownTags: false })
}

function cutDetails(value: string): ProblemDetails {
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value
  return {
    severity: 'warning',
    rule: 'yaml-comment',
    message: `A comment begins here, so the value is only "${shown}".`,
    fix: 'Put the whole value in quotes, or, if this is a comment, write a space after `#`.',
  }
}

/** Maximum number of aliases in a document: each makes the parser search all anchors. */
const mostAliases = 1000

/** Lists all YAML errors of a document; throws a `ReferenceError`, as the parser does, if it has too many aliases. */
function yamlErrors(document: Document.Parsed): readonly YamlFault[] {
  const faults: YamlFault[] = []
  const anchors = new Set<string>()
  let aliases = 0
  visit(document, {
    Node(_key, node) {
      if ('anchor' in node && node.anchor !== undefined) anchors.add(node.anchor)
      if (isMap(node)) for (const fault of [...repeatedKeys(node.items), ...indentedKeys(node.items)]) faults.push(fault)
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

/** Finds keys that begin with a space which YAML takes for a letter, as pages of the web and word processors use them. */
function indentedKeys(items: readonly Pair[]): readonly YamlFault[] {
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || key.type !== 'PLAIN' || !/^\s/u.test(String(key.value))) return []
    const start = key.range?.[0] ?? 0
    return [{ code: 'TAB_AS_INDENT', message: 'Indented with a space that is not plain', pos: [start, start] }]
  })
}

type Pairs = ReadonlyMap<string, Pair>

/**
 * Returns a function that finds offsets in a YAML document, see `LocatedData.locate`; a map is walked once, however many of its keys are
 * looked up.
 */
export function createYamlLocator(document: Document.Parsed): LocatedData['locate'] {
  const maps = new Map<YAMLMap, Pairs>()
  const pairsOf = (map: YAMLMap) => {
    // Of duplicate keys the first one counts.
    const pairs = maps.get(map) ?? new Map(map.items.map((pair): [string, Pair] => [keyText(pair.key), pair]).toReversed())
    maps.set(map, pairs)
    return pairs
  }
  return (path, part = 'value') => placeIn(document, { path, part, pairsOf })
}

interface Target {
  readonly path: DataPath
  readonly part: 'key' | 'value'
  pairsOf(map: YAMLMap): Pairs
}

function placeIn(document: Document.Parsed, { path, part, pairsOf }: Target): number {
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
      // An empty entry has an offset: the end of its dash.
      place = (node as Node | null)?.range?.[0] ?? place
    } else return place
  }
  return place
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}

/** Undefined for an empty value, which has no offset of its own. */
function startOf(node: unknown): number | undefined {
  if (isScalar(node) && node.value === null && node.source === '') return undefined
  return (node as Node | null)?.range?.[0]
}
