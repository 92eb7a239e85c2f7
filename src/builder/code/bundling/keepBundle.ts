import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { shortHash } from '../../../platform/contentHash.ts'
import { hasCode, isAbsence } from '../../../platform/errorCode.ts'
import { hashFile } from '../../../platform/files/hashFile.ts'
import { isWholeFolder, sealFolder } from '../../../platform/files/sealedFolder.ts'
import { type Bundler, NoBundlerError } from './Bundler.ts'
import { type CodeDescription, codeFile } from './bundleCode.ts'

const keptStates = 3

export interface ReadyCode {
  /** Folder with the bundler's output. */
  readonly target: string
  readonly description: CodeDescription
}

interface KeepOptions {
  /** Real path of the publication folder. */
  readonly directory: string
  readonly cacheDirectory: string
  /** Folder for such bundles in the cache. */
  readonly kind: 'code' | 'settings'
  /** Everything that the bundle depends on besides the publication's files. */
  readonly key: string
  /** Bundles into the folder `target`. */
  make(this: void, bundler: Bundler, target: string): Promise<CodeDescription>
}

/** Returns a bundle of the current state of a publication's files: a cached one, or a new one. */
export async function keepBundle({ directory, cacheDirectory, kind, key: wanted, make }: KeepOptions): Promise<ReadyCode> {
  const folder = join(cacheDirectory, kind, shortHash(directory, 12))
  mkdirSync(folder, { recursive: true })
  const key = shortHash(wanted, 12)
  const states = readdirSync(folder).filter((name) => !name.startsWith('.'))
  for (const name of states.filter((state) => state.startsWith(key))) {
    const target = join(folder, name)
    const description = isWholeFolder(target) ? readDescription(target) : undefined
    if (description && isCurrent(directory, description)) return { target, description }
  }
  const bundler = await findBundler(directory)
  const staging = join(folder, `.${process.pid}`)
  rmSync(staging, { recursive: true, force: true })
  const description = await make(bundler, staging)
  sealFolder(staging)
  const target = join(folder, `${key}-${shortHash(readFileSync(join(staging, codeFile), 'utf8'), 12)}`)
  rmSync(target, { recursive: true, force: true })
  renameSync(staging, target)
  for (const name of states.slice(keptStates))
    if (join(folder, name) !== target) rmSync(join(folder, name), { recursive: true, force: true })
  return { target, description }
}

function readDescription(target: string): CodeDescription {
  return JSON.parse(readFileSync(join(target, codeFile), 'utf8')) as CodeDescription
}

function isCurrent(directory: string, { read }: CodeDescription): boolean {
  return Object.entries(read).every(([file, before]) => {
    try {
      return hashFile(join(directory, file)) === before
    } catch (error) {
      if (isAbsence(error)) return false
      throw error
    }
  })
}

/** Loads the publication's own Vite, or the engine's if there is none. */
async function findBundler(directory: string): Promise<Bundler> {
  for (const from of [join(directory, 'site.config.ts'), fileURLToPath(import.meta.url)]) {
    try {
      return (await import(pathToFileURL(createRequire(from).resolve('vite')).href)) as Bundler
    } catch (error) {
      if (!hasCode(error, 'MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND')) throw error
    }
  }
  throw new NoBundlerError('The publication has its own code, but Vite, which bundles it, is not installed')
}
