import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { outputPaths } from './outputPaths.ts'

/** Another process is building into the same folder. */
export class OutputLockedError extends Error {}

/** Keeps other builds out of an output folder until the returned function is called; a dead process's lock is taken over. */
export function lockOutput(target: string): () => void {
  const file = outputPaths(target).lock
  mkdirSync(dirname(target), { recursive: true })
  if (!tryLock(file)) {
    const owner = readOwner(file)
    if (owner !== undefined && isRunning(owner)) {
      throw new OutputLockedError(
        `Another build (process ${owner.pid}) is writing to ${target}. Wait for it, or give this one another folder with --out.`,
      )
    }
    rmSync(file, { force: true })
    if (!tryLock(file)) throw new OutputLockedError(`Another build has just begun to write to ${target}. Try again when it has ended.`)
  }
  held.add(file)
  return () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** Locks of this process. */
const held = new Set<string>()

interface Owner {
  readonly file: string
  readonly pid: number
  /** When the process began, in the kernel's own count: a later process may have the same id. */
  readonly started: string
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    // The disk may be full after the file was made.
    rmSync(file, { force: true })
    throw error
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const [pid, started = ''] = readFileSync(file, 'utf8').split(' ')
    return Number(pid) > 0 ? { file, pid: Number(pid), started } : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function isRunning({ file, pid, started }: Owner): boolean {
  if (pid === process.pid) return held.has(file)
  if (started !== startOf(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[19] ?? ''
  } catch (error) {
    if (error instanceof Error && 'code' in error) return ''
    throw error
  }
}
