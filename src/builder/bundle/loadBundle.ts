import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { readBuiltEngine } from '../../platform/builtEngine.ts'
import { hasCode } from '../../platform/errorCode.ts'
import { isWholeFolder, sealFolder } from '../../platform/files/sealedFolder.ts'
import { type BundleDescription, type EngineBundle, descriptionFile } from './ClientBundle.ts'
import { sourceHash } from './sourceHash.ts'

const keptBundles = 3

/** Folder of the bundle that comes with a built engine. */
export const readyBundle = 'bundle'

/** The engine's interface does not compile, or its files are incomplete. */
class BundleError extends Error {}

interface LoadBundleOptions {
  /** Folder of the engine. */
  readonly root: string
  readonly cacheDirectory: string
  /** Runs the bundler in this process, so that it is ready for the next change, instead of in a separate one. */
  readonly stayReady: boolean
}

/**
 * Loads the bundle of the engine at `root`. A built engine comes with one; for an engine run from sources it comes from the cache if it is
 * intact and the sources are unchanged, and is built otherwise.
 */
export async function loadBundle({ root, cacheDirectory, stayReady }: LoadBundleOptions): Promise<EngineBundle> {
  if (readBuiltEngine(root)) return readReadyBundle(join(root, readyBundle))
  const folder = join(cacheDirectory, 'bundle')
  const target = join(folder, sourceHash(root))
  if (!isWholeFolder(target)) {
    mkdirSync(folder, { recursive: true })
    const staging = `${target}.${process.pid}`
    try {
      if (stayReady) await bundleHere(root, staging)
      else await runBundler(root, staging)
      sealFolder(staging)
    } catch (error) {
      rmSync(staging, { recursive: true, force: true })
      throw error
    }
    putInPlace(staging, target)
    removeOldBundles(folder)
  }
  return readBundle(target)
}

function readReadyBundle(directory: string): EngineBundle {
  if (!isWholeFolder(directory))
    throw new BundleError(`Files of the engine in ${directory} have changed or are missing. Install the engine again.`)
  return readBundle(directory)
}

/** Keeps an intact bundle that another process has built meanwhile and may be reading. */
function putInPlace(staging: string, target: string): void {
  if (!isWholeFolder(target)) {
    rmSync(target, { recursive: true, force: true })
    try {
      renameSync(staging, target)
    } catch (error) {
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    }
  }
  rmSync(staging, { recursive: true, force: true })
}

async function bundleHere(root: string, directory: string): Promise<void> {
  try {
    const { bundleInto } = await import('./bundleInto.ts')
    await bundleInto(root, directory)
  } catch (cause) {
    throw bundleError(cause instanceof Error ? cause.message : String(cause))
  }
}

async function runBundler(root: string, directory: string): Promise<void> {
  const script = join(import.meta.dirname, 'bundleInto.ts')
  const child = spawn(process.execPath, [script, root, directory], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [[status], message] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  if (status !== 0) throw bundleError(message)
}

function bundleError(message: string): BundleError {
  if (/os error 28|ENOSPC/.test(message))
    return new BundleError('The disk that holds the cache is full. Free some space, or name another folder with ROOMWRIGHT_CACHE.')
  return new BundleError(`The interface could not be bundled.\n${message.replace(/\n?Stack backtrace:.*/s, '').trim()}`)
}

function removeOldBundles(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of byAge.slice(keptBundles)) rmSync(join(folder, name), { recursive: true, force: true })
}

function readBundle(directory: string): EngineBundle {
  const description = JSON.parse(readFileSync(join(directory, descriptionFile), 'utf8')) as BundleDescription
  return { ...description, directory: join(directory, 'client'), renderer: pathToFileURL(join(directory, 'server/renderer.mjs')).href }
}
