import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Another process writes for the same publication. */
export class RunLockedError extends Error {}

/** Keeps other runs out until the returned function is called; a dead process's lock is taken over. */
export function lockRuns(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  if (!tryLock(file)) {
    const owner = Number(readIfThere(file))
    if (owner > 0 && isRunning(owner)) {
      throw new RunLockedError(`Another run (process ${owner}) writes for this publication. Wait for it; if there is none, delete ${file}.`)
    }
    rmSync(file, { force: true })
    if (!tryLock(file)) throw new RunLockedError('Another run has just begun. Try again when it has ended.')
  }
  return () => rmSync(file, { force: true })
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
