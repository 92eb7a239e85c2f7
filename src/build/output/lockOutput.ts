import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Another process is building into the same folder. */
export class OutputLockedError extends Error {}

/** Keeps other builds out of an output folder until the returned function is called; a dead process's lock is taken over. */
export function lockOutput(target: string): () => void {
  const file = `${target}.lock`
  mkdirSync(dirname(target), { recursive: true })
  if (!tryLock(file)) {
    const owner = ownerOf(file)
    if (owner !== undefined && isAlive(owner)) {
      throw new OutputLockedError(
        `Another build (process ${owner}) is writing to ${target}. Wait for it, or give this one another folder with --out.`,
      )
    }
    rmSync(file, { force: true })
    if (!tryLock(file)) throw new OutputLockedError(`Another build has just begun to write to ${target}. Try again when it has ended.`)
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

function ownerOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
