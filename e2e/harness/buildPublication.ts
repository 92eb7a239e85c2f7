import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { LockHeldError, lockFile } from '../../src/platform/files/lockFile.ts'
import type { Publication } from './Publication.ts'

const run = promisify(execFile)

export interface BuiltPublication {
  /** The publication folder. */
  readonly folder: string
  readonly out: string
  rebuild(this: void): Promise<void>
}

/** Builds a publication once for each test run, or once for each worker if it has its own. */
export async function buildPublication(publication: Publication, worker: number): Promise<BuiltPublication> {
  const home = join('.cache/test', publication.own ? `${publication.name}-${worker}` : publication.name)
  const { folder: source, own = false, files } = publication
  const out = join(home, 'out')
  const folder = typeof source === 'function' || own || files ? join(home, 'site') : source
  const engine = publication.engine ? join(home, 'engine') : '.'
  const cache = publication.hasStandIns ? resolve(home, 'cache') : undefined
  const rebuild = async () => {
    if (cache !== undefined) await run(process.execPath, ['e2e/harness/standInPictures.ts', folder, cache])
    await run(join(engine, 'bin/roomwright'), ['build', '--site', folder, '--out', out, ...(publication.options ?? [])], {
      maxBuffer: 64 * 1024 * 1024,
      ...(cache !== undefined && { env: { ...process.env, ROOMWRIGHT_CACHE: cache } }),
    })
  }
  const prepare = async () => {
    if (folder !== source) write(publication, folder)
    publication.engine?.(engine)
    await rebuild()
  }
  mkdirSync(home, { recursive: true })
  // Keeps the output of an earlier run, since a build only writes what changed.
  if (own) await prepare()
  else await onceARun(home, prepare)
  return { folder, out, rebuild }
}

function write({ folder: source, files = {} }: Publication, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  if (typeof source === 'function') source(folder)
  else cpSync(source, folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** Runs the work in the first worker, while the others wait for it. */
async function onceARun(home: string, work: () => Promise<void>): Promise<void> {
  const done = join(home, 'run')
  const thisRun = process.env.ROOMWRIGHT_TEST_RUN ?? ''
  const unlock = await waitForLock(join(home, 'lock'))
  try {
    if (readIfThere(done) === thisRun) return
    await work()
    writeFileSync(done, thisRun)
  } finally {
    unlock()
  }
}

async function waitForLock(file: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFile(file)
    } catch (error) {
      if (!(error instanceof LockHeldError)) throw error
      await setTimeout(100)
    }
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
