import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createSourceText } from '../../../content/load/source/sourceText.ts'
import { RemedyError } from '../../../content/own/RemedyError.ts'
import type { Problem } from '../../../content/problem.ts'
import { NoBundlerError } from '../bundling/Bundler.ts'
import type { RuleName } from '../../../content/rules.ts'
import { type BundlerError, brokenData, failedImport, placeOfImport, sentenceOf } from './failedImports.ts'

interface Circumstances {
  /** Real path of the publication folder. */
  readonly directory: string
  /** The file to blame if the error names no other. */
  readonly file: string
  /** The rule that is broken; absent means the rule of the file. */
  readonly rule?: RuleName
}

/** A position in a file of the publication. */
type Place = Pick<Problem, 'file' | 'line' | 'column'>

/** Turns a failure in a publication's code into a problem with its position there. */
export function explainCode(thrown: unknown, { directory, file, rule }: Circumstances): Problem {
  const error = innermost(thrown)
  const sign = unbundledSign(error, directory)
  if (sign !== undefined) {
    const message = `The path of the publication contains \`${sign}\`, so its code cannot be bundled.`
    return { file, line: 1, column: 1, severity: 'error', rule: rule ?? ruleOf(file), message, fix: 'Rename the folder.' }
  }
  const broken = brokenData(messageOf(error), directory)
  if (broken) return broken
  const failed = failedImport(error, messageOf(error), { directory, file })
  const found = (failed && placeOfImport(failed, directory)) ?? placeOf(error, directory)
  const place = found ?? { file, ...definitionIn(join(directory, file)) }
  const message = failed ? sentenceOf(failed) : `${sentence(error)}.`
  return { ...place, severity: 'error', rule: rule ?? ruleOf(place.file), message, fix: remedyOf(error, message) }
}

/** Returns the character of a path for which the bundler did not find a file; undefined if it failed for another reason. */
function unbundledSign(error: unknown, directory: string): string | undefined {
  const isUnfound = /^(?:\[[^\]]*\]:? ?)*(?:Cannot resolve entry module|Could not load) /.test(stripVTControlCharacters(messageOf(error)))
  return isUnfound ? /[?\\]/.exec(directory.replaceAll(sep, '/'))?.[0] : undefined
}

/** Returns the first of the errors that the bundler combines into one. */
function innermost(error: unknown): unknown {
  const [inner] = (Object(error) as BundlerError).errors ?? []
  return inner === undefined ? error : innermost(inner)
}

/** Returns the rule that errors in a file of code break. */
export function ruleOf(file: string): RuleName {
  if (file.startsWith('components/')) return 'component'
  if (file.startsWith('collections/')) return 'collection'
  return file.startsWith('plugins/') || file === 'site.config.ts' ? 'plugin' : 'block'
}

function sentence(error: unknown): string {
  const text = stripVTControlCharacters(messageOf(error))
  const [first = ''] = text.replace(/^(?:\[[^\]]*\]:? ?)+/, '').split('\n')
  if (first.startsWith('A component suspended')) return waiting
  const plain = first
    .replace(/^(?:[\w-]+: )?\/\S*:\d+:\d+: /, '')
    .replace(/^(Could not resolve '[^']*') in .*/, '$1')
    .trim()
    .replace(/\.$/, '')
  return plain === '' ? 'The code throws an error without a message' : plain
}

/** The fix where the message says all that is known. */
export const correct = 'Correct the code there.'

const waiting = 'The component waits for a promise, but pages are rendered at once'

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error
  const { message } = Object(error) as { readonly message?: unknown }
  if (typeof message === 'string') return message
  return `The code throws ${typeof error === 'object' && error !== null ? 'an object' : `\`${String(error)}\``} instead of an error`
}

function remedyOf(error: unknown, message: string): string {
  if (error instanceof RemedyError) return error.remedy
  if (error instanceof NoBundlerError) return 'Run `npm install --save-dev vite`.'
  const [, missing] = /^Could not resolve '([^']*)'/.exec(message) ?? []
  if (missing !== undefined) return remedyOfImport(missing)
  const [, module] = /^"[^"]+" is not exported by '([^']*)'/.exec(message) ?? []
  if (module !== undefined) return remedyOfName(module)
  if (message.startsWith(waiting)) return 'Remove `async`, and await above the component, at the top level of its module.'
  if (/^(?:window|document|location|navigator|history|screen|(?:local|session)Storage|matchMedia) is not defined\./.test(message))
    return 'Read it in an effect or a handler: the build renders islands too, and has no browser.'
  return /throws .* (?:instead of an error|without a message)\./.test(message) ? "Write `throw new Error('…')`." : correct
}

function remedyOfName(module: string): string {
  const [, sheet] = /([^/]*)(?<!\.module)\.css$/.exec(module) ?? []
  return sheet === undefined
    ? 'Write a name that it exports.'
    : `Rename it to \`${sheet}.module.css\`: only such a style sheet exports its classes.`
}

function remedyOfImport(specifier: string): string {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]*/.exec(specifier) ?? []
  if (name === 'roomwright') return "Write 'roomwright' or 'roomwright/react'; only settings and plug-ins import 'roomwright/plugins'."
  return /^[\w@][\w@./-]+$/.test(name)
    ? `Run \`npm install ${name}\`, or write the name of a package that is installed.`
    : 'Write the path of an existing file, relative to this one: `../lib/amounts.ts`.'
}

/** Returns the position of the default export of a block or a component. */
function definitionIn(path: string): Omit<Place, 'file'> {
  if (!path.endsWith('.tsx') || !existsSync(path)) return { line: 1, column: 1 }
  const source = createSourceText(path, readFileSync(path, 'utf8'))
  return source.position(Math.max(0, source.text.search(/\bexport default\b/)))
}

function placeOf(error: unknown, directory: string): Place | undefined {
  const { loc, id, pos } = Object(error) as BundlerError
  const file = loc?.file ?? id
  if (file !== undefined && existsSync(file)) {
    const source = createSourceText(relative(directory, file), readFileSync(file, 'utf8'))
    if (loc?.line !== undefined) return { file: source.file, line: loc.line, column: (loc.column ?? 0) + 1 }
    return placeInStack(stackOf(error), directory) ?? { file: source.file, ...source.position(pos ?? 0) }
  }
  const [, framed, line, column] = /\[ (.+?):(\d+):(\d+) \]/.exec(stripVTControlCharacters(messageOf(error))) ?? []
  if (framed !== undefined && !framed.startsWith('\\0'))
    return { file: relative(directory, resolve(framed)), line: Number(line), column: Number(column) }
  return placeInStack(stackOf(error), directory)
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : ''
}

const frame = /(?:\(|at )(?:file:\/\/)?(\/[^\n()]+?):(\d+):(\d+)/g

/** Finds the innermost frame of a stack that is in a file of the publication. Node may already have applied the source maps. */
export function placeInStack(stack: string, directory: string): Place | undefined {
  for (const [, name = '', line, column] of stack.matchAll(frame)) {
    const path = decodeURI(name)
    const entry = readMap(path)?.findEntry(Number(line) - 1, Number(column) - 1)
    const found =
      entry && 'originalSource' in entry
        ? { path: resolve(dirname(path), entry.originalSource), line: entry.originalLine + 1, column: entry.originalColumn + 1 }
        : { path, line: Number(line), column: Number(column) }
    const file = relative(directory, found.path)
    if (!file.startsWith('..') && !file.includes('node_modules')) return { file, line: found.line, column: found.column }
  }
  return undefined
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
  } catch {
    // The engine's own modules have no source map.
    return undefined
  }
}
