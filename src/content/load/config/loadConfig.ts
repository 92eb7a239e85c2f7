import { join } from 'node:path'
import { type Problem, problemAt } from '../../problem.ts'
import { siteSchema } from '../../schemas/siteSchema.ts'
import type { DataPath, LocatedData } from '../source/locatedData.ts'
import type { SourceText } from '../source/sourceText.ts'
import { type RefusedSetting, isPlainObject } from './plainData.ts'
import type { ConfigAnswer, ConfigCode, ConfigRunner } from './runConfig.ts'
import { type LiteralEntry, type LiteralNode, repeatedKeys, scanLiteral } from './scanLiteral.ts'

/** The settings that a module exports. */
export interface LoadedConfig {
  /** Absent if the module exports no plain object. */
  readonly data?: LocatedData
  /** Absent if the settings are plain data. */
  readonly code?: ConfigCode
  readonly problems: readonly Problem[]
}

/** Runs a TypeScript file and returns the plain object that it exports. */
export async function loadConfig(options: {
  readonly directory: string
  readonly source: SourceText
  readonly runConfig: ConfigRunner
}): Promise<LoadedConfig> {
  const { directory, source, runConfig } = options
  const config = await runConfig({ path: join(directory, source.file), text: source.text })
  if ('error' in config) return { problems: [explainConfigError(config, source)] }
  const { value: plain, refused = [] } = config
  const locate = createConfigLocator(source.text)
  const problems = [
    ...explainRepeated(source),
    ...('problems' in config ? config.problems : []),
    ...refused.flatMap((setting) => explainRefused(setting, source, locate([setting.key]))),
  ]
  const unknown = refused.filter(({ key }) => !Object.hasOwn(siteSchema.shape, key)).map(({ key }) => [key, null] as const)
  const value = isPlainObject(plain) ? { ...plain, ...Object.fromEntries(unknown) } : plain
  if (isPlainObject(value)) return { data: { source, value, locate }, problems, ...('code' in config && { code: config.code }) }
  if (problems.length > 0) return { problems }
  const details = {
    severity: 'error',
    rule: 'config-export',
    message: 'The default export is not a plain object.',
    fix: 'Write `export default { … }`.',
  } as const
  return { problems: [problemAt(source, locate([]), details)] }
}

/** Reports settings that hold code but must be plain data. Those that do not exist are left to the schema, which asks for another name. */
function explainRefused({ key, reason }: RefusedSetting, source: SourceText, place: number): readonly Problem[] {
  if (!Object.hasOwn(siteSchema.shape, key)) return []
  const message = `\`${key}\` is not plain data: ${reason}.`
  return [
    problemAt(source, place, { severity: 'error', rule: 'config-throws', message, fix: 'Put code only in `collections` and `plugins`.' }),
  ]
}

/** Reports keys of the exported literal that stand twice: JavaScript takes the last one without a word. */
function explainRepeated(source: SourceText): readonly Problem[] {
  const start = literalStart(source.text)
  if (start === undefined) return []
  const details = {
    severity: 'error',
    rule: 'config-syntax',
    message: 'This key appears twice in the same object.',
    fix: 'Keep one of the two.',
  } as const
  return repeatedKeys(scanLiteral(source.text, start)).map((place) => problemAt(source, place, details))
}

type FailedConfig = Extract<ConfigAnswer, { readonly url: string }>

/** Length at which a foreign message is cut, in characters. */
const maxWords = 300

/** Turns an error thrown while reading or running a config module into a problem at its place. */
function explainConfigError({ error, url }: FailedConfig, source: SourceText): Problem {
  const said = error.message.replace(/\.$/, '')
  const words = said.length > maxWords ? `${said.slice(0, maxWords)}…` : said
  return problemAt(source, placeOf(error.stack, source, url), {
    severity: 'error',
    rule: error.isSyntax ? 'config-syntax' : 'config-throws',
    message: `${opening({ error, url })}: ${words}.`,
    fix: 'Export one plain object: `export default { … }`.',
  })
}

function opening({ error, url }: FailedConfig): string {
  if (url === '') return 'The file cannot be run'
  return error.isSyntax ? 'The file is not valid TypeScript' : 'The file throws an error when it is read'
}

/**
 * Returns the offset of the line and column that the stack names. A syntax error has a caret below its place instead of a column, or
 * nothing if the text ends too early.
 */
function placeOf(stack: string, source: SourceText, url: string): number {
  if (url === '') return 0
  const [, after = ''] = stack.split(`${url}:`)
  const [, line, column] = /^(\d+)(?::(\d+))?/.exec(after) ?? []
  if (line === undefined) return 0
  const lines = source.text.split(/(?<=\r\n|\n|\r(?!\n))/)
  const start = lines.slice(0, Number(line) - 1).join('').length
  if (column !== undefined) return start + Number(column) - 1
  const caret = /\n( *)\^/.exec(after)?.[1]?.length
  return start + (caret ?? (lines[Number(line) - 1] ?? '').trimEnd().length)
}

/**
 * Returns a function that finds offsets in the default export of a module's text, see `LocatedData.locate`; scans the text once, on the
 * first call.
 */
export function createConfigLocator(text: string, scan: typeof scanLiteral = scanLiteral): LocatedData['locate'] {
  let literal: LiteralNode | undefined
  return (path, part) => {
    const start = literalStart(text)
    if (start === undefined) return 0
    literal ??= scan(text, start)
    return placeIn(literal, path, part)
  }
}

/** Returns the offset of the default export's value; undefined if a text has none. */
function literalStart(text: string): number | undefined {
  const before = /export\s+default\s+(?:defineSite\s*\(\s*)?/.exec(text)
  return before ? before.index + before[0].length : undefined
}

/** Returns the offset of a part of a literal, or of the nearest enclosing part if there is no such part. */
export function placeIn(literal: LiteralNode, path: DataPath, part: 'key' | 'value' = 'value'): number {
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
