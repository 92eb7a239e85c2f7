import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { limits } from '../../content/limits.ts'
import { usesCode } from '../../content/load/config/usesCode.ts'
import { parseJson } from '../../content/load/yaml/parseJson.ts'
import { readText } from '../../content/load/files/readText.ts'
import type { Problem } from '../../content/problem.ts'
import { hasCode } from '../../platform/errorCode.ts'
import { correct, ruleOf } from './errors/explainCode.ts'
import { findEntries } from './definitions/findEntries.ts'

const run = promisify(execFile)
const megabyte = 1024 * 1024

/** Returns the compiler's errors in a publication's code, if the publication has `typescript`, `roomwright` and a `tsconfig.json`. */
export async function checkTypes(site: string): Promise<readonly Problem[]> {
  const settings = join(site, 'tsconfig.json')
  if (!existsSync(settings) || !hasOwnCode(site)) return []
  const broken = brokenManifest(site)
  if (broken.length > 0) return broken
  const compiler = findPackage(site, 'typescript')
  const engine = findPackage(site, 'roomwright')
  // Inside the engine's own folder, `roomwright` is that folder, whose types are only built when it is packed.
  if (compiler === undefined || engine === undefined || !relative(engine, realpathSync(site)).startsWith('..')) return []
  const directory = realpathSync(site)
  const options = ['-p', settings, '--noEmit', '--pretty', 'false']
  const answer = await run(process.execPath, [join(compiler, 'bin/tsc'), ...options], { cwd: directory, maxBuffer: 16 * megabyte }).catch(
    (error: { readonly stdout?: string }) => error,
  )
  return readErrors(answer.stdout ?? '', directory)
}

/**
 * Returns the compiler's errors without those that repeat another error of the check: at the same place, or in the same line if that one says
 * what to write instead.
 */
export function omitRepeated(types: readonly Problem[], told: readonly Problem[]): readonly Problem[] {
  return types.filter((type) => {
    const others = told.filter(({ severity, file, line }) => severity === 'error' && file === type.file && line === type.line)
    return !others.some(({ column, fix }) => column === type.column || (fix !== undefined && fix !== correct))
  })
}

/** Reads the compiler's output. An error without a place is one of `tsconfig.json`; after most of them the compiler looks at no code. */
function readErrors(output: string, directory: string): readonly Problem[] {
  return [...output.matchAll(/^(?:(\S.*?)\((\d+),(\d+)\): )?error TS\d+: (.*(?:\n +.*)*)$/gm)].flatMap(
    ([, name = 'tsconfig.json', line = 1, column = 1, told = '']) => {
      const file = relative(directory, resolve(directory, name))
      // Errors in other packages are not the publication's.
      if (file.startsWith('..') || file.includes('node_modules')) return []
      const place = { file, line: Number(line), column: Number(column) }
      const isSettings = file.endsWith('.json')
      // The indented lines below an error in code lead to its cause; the last names it.
      const [first = '', ...causes] = told.replaceAll(`${directory}/`, '').split(/\n +/)
      const message = [first, ...(isSettings ? [] : causes.slice(-1))].join(' ')
      const fix = isSettings ? 'Correct the settings: until then types may go unchecked.' : correct
      return [{ ...place, severity: 'error' as const, rule: ruleOf(file), message, fix }]
    },
  )
}

/** Returns the mistake in the publication's `package.json`: with one, Node resolves no package from there. */
function brokenManifest(site: string): readonly Problem[] {
  const { source } = readText({ directory: site, file: 'package.json', most: limits.text }) ?? {}
  return source === undefined ? [] : parseJson(source).problems.filter(({ rule }) => rule === 'json-syntax')
}

function hasOwnCode(site: string): boolean {
  if (Object.keys(findEntries(site).entries).length > 0) return true
  const { source } = readText({ directory: site, file: 'site.config.ts', most: limits.text }) ?? {}
  return source !== undefined && usesCode(source.text)
}

/** Finds the folder of a package as resolved from the publication. */
function findPackage(site: string, name: string): string | undefined {
  try {
    return dirname(createRequire(join(realpathSync(site), 'site.config.ts')).resolve(`${name}/package.json`))
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED')) return undefined
    throw error
  }
}
