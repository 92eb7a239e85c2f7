import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createSourceText } from '../../content/load/sourceText.ts'
import { RemedyError } from '../../content/own/RemedyError.ts'
import type { Problem } from '../../content/problem.ts'
import { NoBundlerError } from './CodeRenderer.ts'

interface Circumstances {
  /** Real path of the publication folder. */
  readonly directory: string
  /** The file to blame if the error names no other. */
  readonly file: string
  /** The rule that is broken; absent means the rule of the file. */
  readonly rule?: string
}

/** A position in a file of the publication. */
type Place = Pick<Problem, 'file' | 'line' | 'column'>

/** Turns a failure in a publication's code into a problem with its position there. */
export function explainCode(error: unknown, { directory, file, rule }: Circumstances): Problem {
  const found = placeOf(error, directory)
  const place = found ?? { file, line: 1, column: 1 }
  const message = `${sentence(error)}.`
  return { ...place, severity: 'error', rule: rule ?? ruleOf(place.file), message, fix: remedyOf(error, message) }
}

/** Returns the rule that errors in a file of code break. */
export function ruleOf(file: string): string {
  if (file.startsWith('components/')) return 'component'
  if (file.startsWith('collections/')) return 'collection'
  return file.startsWith('plugins/') || file === 'site.config.ts' ? 'plugin' : 'block'
}

function sentence(error: unknown): string {
  const { errors: [inner] = [] } = error as BundlerError
  if (inner !== undefined) return sentence(inner)
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [first = ''] = text.replace(/^(?:\[[^\]]*\] ?)+/, '').split('\n')
  return first
    .replace(/^(Could not resolve '[^']*') in .*/, '$1')
    .trim()
    .replace(/\.$/, '')
}

function remedyOf(error: unknown, message: string): string {
  if (error instanceof RemedyError) return error.remedy
  const [, missing] = /^Could not resolve '((?:@[^/']+\/)?[^/']*)/.exec(message) ?? []
  if (missing !== undefined)
    return missing.startsWith('.')
      ? 'Write the path of an existing file, relative to this one: `../lib/amounts.ts`.'
      : `Run \`npm install ${missing}\`, or write the name of a package that is installed.`
  return error instanceof NoBundlerError ? 'Run `npm install --save-dev vite`.' : 'Correct the code there.'
}

interface BundlerError {
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number }
  readonly id?: string
  readonly pos?: number
  readonly errors?: readonly unknown[]
}

function placeOf(error: unknown, directory: string): Place | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { errors: [first] = [], loc, id, pos } = error as BundlerError
  if (first !== undefined) return placeOf(first, directory)
  const file = loc?.file ?? id
  if (file !== undefined && !file.startsWith('\0')) {
    const source = createSourceText(relative(directory, file), readFileSync(file, 'utf8'))
    if (loc) return { file: source.file, line: loc.line, column: loc.column + 1 }
    return { file: source.file, ...source.position(pos ?? 0) }
  }
  const [, framed, line, column] =
    /\[ (.+?):(\d+):(\d+) \]/.exec(stripVTControlCharacters(error instanceof Error ? error.message : '')) ?? []
  if (framed !== undefined && !framed.startsWith('\\0'))
    return { file: relative(directory, resolve(framed)), line: Number(line), column: Number(column) }
  return placeInStack(error instanceof Error ? (error.stack ?? '') : '', directory)
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
