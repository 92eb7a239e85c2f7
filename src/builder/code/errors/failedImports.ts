import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { parseJson } from '../../../content/load/yaml/parseJson.ts'
import { createSourceText } from '../../../content/load/source/sourceText.ts'
import type { Problem } from '../../../content/problem.ts'
import { codeFiles } from '../definitions/findEntries.ts'
import { surface } from '../bundling/surface.ts'

/** An error of the bundler. Its place is in the code that it made of a module, which lacks comments, types and empty lines. */
export interface BundlerError {
  readonly code?: string
  readonly message?: unknown
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number | null }
  readonly id?: string
  readonly pos?: number
  readonly errors?: readonly unknown[]
}

/** An import that fails, and the absolute path of the file that contains it. */
interface FailedImport {
  readonly file: string
  readonly specifier: string
  /** The name that the module does not export; absent if there is no such module. */
  readonly name?: string
}

/** The file that was loaded, relative to the publication folder. */
interface Loaded {
  readonly directory: string
  readonly file: string
}

/** Returns the import that failed, if that is the error. */
export function failedImport(error: unknown, message: string, loaded: Loaded): FailedImport | undefined {
  const [, lost, importer] = /failed to resolve import "([^"]+)" from "([^"]+)"/.exec(message) ?? []
  if (lost !== undefined && importer !== undefined) return { specifier: lost, file: importer }
  const { code, id, loc } = Object(error) as BundlerError
  if (id !== undefined && existsSync(id) && !id.includes('/node_modules/')) {
    const [, unresolved] = code === 'UNRESOLVED_IMPORT' ? (/Could not resolve '([^']*)'/.exec(message) ?? []) : []
    if (unresolved !== undefined) return { specifier: unresolved, file: id }
    const [, name] = code === 'MISSING_EXPORT' ? (/"([^"]+)" is not exported by/.exec(message) ?? []) : []
    const [, specifier] = /│ .*\bfrom ["']([^"']+)["']/.exec(stripVTControlCharacters(message)) ?? []
    if (name !== undefined && specifier !== undefined) return { specifier, name, file: id }
    if (id.endsWith('.css') && loc?.line === undefined) return lostSheet(id)
  }
  const [, module = '', name] = /The requested module '([^']+)' does not provide an export named '([^']+)'/.exec(message) ?? []
  if (name !== undefined) return findImport({ specifier: packageOf(module), name }, loaded)
  const [, part, owner = ''] = /"\.(\/[^"]*)" is not exported under the conditions .* from package (\S+)/.exec(message) ?? []
  return part === undefined ? undefined : findImport({ specifier: packageOf(`${owner}/`) + part }, loaded)
}

/** Says what is wrong with an import. */
export function sentenceOf({ specifier, name }: FailedImport): string {
  return name === undefined ? `Could not resolve '${specifier}'.` : `"${name}" is not exported by '${specifier}'.`
}

/** Returns the place of a failed import; undefined if it is not written plainly. */
export function placeOfImport(failed: FailedImport, directory: string): Pick<Problem, 'file' | 'line' | 'column'> | undefined {
  const source = createSourceText(relative(directory, failed.file), readFileSync(failed.file, 'utf8'))
  const offset = offsetOf(source.text, failed)
  return offset === undefined ? undefined : { file: source.file, ...source.position(offset) }
}

function lostSheet(file: string): FailedImport | undefined {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:@import\s+(?:url\(\s*)?|\bfrom\s+)["'](\.[^"']*)["']/g)
  const specifier = [...imports].find(([, name = '']) => !existsSync(resolve(dirname(file), name)))?.[1]
  return specifier === undefined ? undefined : { specifier, file }
}

/** Returns the name by which code imports a module that Node has loaded. */
function packageOf(module: string): string {
  const own = Object.entries(surface).find(([, url]) => url === module)?.[0]
  return own ?? /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? module
}

/** Looks for an import in a file, then in all of the publication's code. */
function findImport(wanted: Omit<FailedImport, 'file'>, { directory, file }: Loaded): FailedImport {
  const files = [join(directory, file), ...codeFiles(directory)]
  const found = files.find((name) => existsSync(name) && offsetOf(readFileSync(name, 'utf8'), wanted) !== undefined)
  return { ...wanted, file: found ?? join(directory, file) }
}

/** Returns the offset of the name that an import or export takes from a module; without a name, that of the module's name. */
function offsetOf(text: string, { specifier, name }: Omit<FailedImport, 'file'>): number | undefined {
  if (name === undefined) {
    const at = Math.max(...["'", '"', '`'].map((quote) => text.indexOf(quote + specifier + quote)))
    return at < 0 ? undefined : at
  }
  for (const { 0: statement, 1: module, index } of text.matchAll(/\b(?:import|export)\b[^'"`;]*?\bfrom\s*["']([^"']+)["']/g)) {
    if (module !== specifier && module?.startsWith(`${specifier}/`) !== true) continue
    const start = Math.max(statement.lastIndexOf('import '), 0)
    const named = [...statement.slice(start).matchAll(/[\w$]+/g)].find(([word]) => word === name)
    if (named) return index + start + named.index
    if (name === 'default' && /^import\s+[\w$]/.test(statement.slice(start))) return index + start + 'import '.length
  }
  return undefined
}

/** Returns the mistake in a JSON file that code imports, if the bundler failed because of one: it says neither which file nor why. */
export function brokenData(message: string, directory: string): Problem | undefined {
  if (!message.includes('vite-json')) return undefined
  const files = codeFiles(directory).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/["'](\.[^"']*\.json)["']/g)].map(([, name = '']) => resolve(dirname(file), name)),
  )
  return [...new Set(files)]
    .filter((file) => existsSync(file))
    .flatMap((file) => parseJson(createSourceText(relative(directory, file), readFileSync(file, 'utf8'))).problems)
    .find(({ rule }) => rule === 'json-syntax')
}
