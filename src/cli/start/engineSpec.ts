import { readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { valueAt } from '../../content/load/source/locatedData.ts'
import { engineVersion, readBuiltEngine } from '../../platform/builtEngine.ts'
import { isAbsence } from '../../platform/errorCode.ts'

/** What a publication installs to get this engine. */
export interface EngineSpec {
  /** For `dependencies`: a version of the registry, or `file:` and a path relative to the publication. */
  readonly spec: string
  /** Set if that file has yet to be packed: the folder to do it in. */
  readonly unpacked?: string
}

/**
 * Finds out where the engine at `root` came from. A version is right only for one from the registry: under a name that the registry
 * does not have, npm fails, or installs what someone else has published.
 */
export function engineSpec(root: string, publication: string): EngineSpec {
  const version = engineVersion(root)
  const fileSpec = (file: string) => `file:${relative(publication, file)}`
  if (!readBuiltEngine(root)) {
    const packed = join(root, 'release', `roomwright-${version}.tgz`)
    return { spec: fileSpec(packed), ...(!isThere(packed) && { unpacked: root }) }
  }
  const modules = dirname(dirname(root))
  const source = readSource(join(modules, '.package-lock.json'))
  const file = source?.startsWith('file:') ? resolve(dirname(modules), source.slice('file:'.length)) : undefined
  return { spec: file !== undefined && isThere(file) ? fileSpec(file) : version }
}

function isThere(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Reads from npm's own record of a `node_modules` folder what the engine was installed from. */
function readSource(record: string): string | undefined {
  try {
    const source = valueAt(JSON.parse(readFileSync(record, 'utf8')), ['packages', 'node_modules/roomwright', 'resolved'])
    return typeof source === 'string' ? source : undefined
  } catch (error) {
    if (isAbsence(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}
