import {
  type Document,
  type ErrorCode,
  type Node,
  type Pair,
  type YAMLError,
  type YAMLMap,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml'
import { type ProblemDetails, type Problem, problemAt } from '../../problem.ts'
import type { DataPath, LocatedData } from '../locatedData.ts'
import type { SourceText } from '../sourceText.ts'
import { findCutValues } from './findCutValues.ts'
import { readPlainYaml } from './readPlainYaml.ts'

export interface ParsedYaml {
  /** Absent if the text is not YAML. */
  readonly data?: LocatedData
  /** Only warnings if there is `data`. */
  readonly problems: readonly Problem[]
}

/** Parses a file, or its part between two offsets, as one YAML document. */
export function parseYaml(source: SourceText, start = 0, end = source.text.length): ParsedYaml {
  const text = source.text.slice(start, end)
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
    const problems = yamlErrors(document).map((error) => problemAt(source, start + error.pos[0], explainYamlError(error, text)))
    if (problems.length > 0) return { problems }
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
  return parseDocument(text, { prettyErrors: false, logLevel: 'error', uniqueKeys: false })
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

type YamlFault = Pick<YAMLError, 'code' | 'message' | 'pos'>

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
      place = startOf(node) ?? place
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

interface Explanation {
  readonly message: string
  readonly fix: string
}

const quote = 'Put the whole value in quotes.'
const explanations: Readonly<Partial<Record<ErrorCode, Explanation>>> = {
  BAD_ALIAS: { message: 'A word that begins with `*` names an anchor, but there is none with that name.', fix: quote },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in double quotes begins an escape, but this is not a valid one.',
    fix: 'Use single quotes, or write the backslash twice.',
  },
  BAD_INDENT: {
    message: 'The indentation of this line matches no line above it.',
    fix: 'Indent it like the lines around it, with spaces.',
  },
  BAD_SCALAR_START: { message: 'A value cannot begin with this character.', fix: quote },
  BLOCK_AS_IMPLICIT_KEY: { message: 'There is a second `: ` in this line.', fix: quote },
  BLOCK_IN_FLOW: { message: 'A block cannot be inside brackets or braces.', fix: 'Write it on one line, or leave the brackets out.' },
  DUPLICATE_KEY: { message: 'This key appears twice in the same map.', fix: 'Keep one of the two.' },
  MISSING_CHAR: { message: 'A closing quote, bracket or brace, or a comma or colon, is missing here.', fix: 'Add it.' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A key must end on the line where it begins, with a colon.',
    fix: 'Write `key: value`, or put a value of several lines in quotes.',
  },
  MULTIPLE_DOCS: { message: 'A second document begins here.', fix: 'Remove the line `---`.' },
  TAB_AS_INDENT: { message: 'This line is indented with a tab.', fix: 'Indent with spaces.' },
  TAG_RESOLVE_FAILED: { message: 'A word that begins with `!` is a tag, and this one is unknown.', fix: quote },
  UNEXPECTED_TOKEN: { message: 'This does not belong here.', fix: 'Begin the line with `key: ` or `- `, or put the value in quotes.' },
}

/** A colon that YAML does not see as one: full-width, or before a space that is not plain. */
const falseColon = /^[ -]*[A-Za-z][\w-]*(?:：|:[\u{a0}\u{2000}-\u{200b}\u{202f}\u{3000}])/u

/** Explains an error by the characters around it; undefined if they say nothing more than its kind. */
function explainByText({ code, pos: [place] }: Pick<YAMLError, 'code' | 'pos'>, text: string): Explanation | undefined {
  const line = text.slice(text.lastIndexOf('\n', place - 1) + 1).split('\n', 1)[0] ?? ''
  if (falseColon.test(line))
    return {
      message: 'The colon, or the space after it, is one that YAML does not know.',
      fix: 'Write a plain colon and a plain space after the key.',
    }
  if (code !== 'UNEXPECTED_TOKEN') return undefined
  const before = text.slice(0, place).trimEnd().at(-1)
  if (before === "'")
    return {
      message: 'The value ends at the apostrophe before this.',
      fix: "Write the apostrophe twice (`''`), or put the value in double quotes.",
    }
  if (before === '"')
    return { message: 'The value ends at the quotation mark before this.', fix: 'Write `\\"` for it, or put the value in single quotes.' }
  return undefined
}

/** Explains a YAML parser error in plain words. */
function explainYamlError(fault: YamlFault, text: string): ProblemDetails {
  const { code, message } = fault
  // The parser reports an unclosed bracket or brace as wrong indentation of what follows.
  const known = explainByText(fault, text) ?? explanations[code === 'BAD_INDENT' && message.startsWith('Flow') ? 'MISSING_CHAR' : code]
  return {
    severity: 'error',
    rule: 'yaml-syntax',
    message: known?.message ?? `This is not valid YAML: ${message}`,
    ...(known && { fix: known.fix }),
  }
}
