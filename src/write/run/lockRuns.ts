import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Another process writes for the same publication. */
export class RunLockedError extends Error {}

/** Keeps other runs out until the returned function is called; a dead process's lock is taken over. */
export function lockRuns(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  if (!tryLock(file)) {
    const owner = readOwner(file)
    if (owner !== undefined && isRunning(owner)) throw lockedBy(owner, file)
    takeAway(file)
    if (!tryLock(file)) throw new RunLockedError('Another run has just begun. Try again when it has ended.')
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

function lockedBy({ pid }: Owner, file: string): RunLockedError {
  return new RunLockedError(`Another run (process ${pid}) writes for this publication. Wait for it; if there is none, delete ${file}.`)
}

/** The lock appears with its owner in it: nobody ever reads an empty one. */
function tryLock(file: string): boolean {
  const half = halfOf(file)
  try {
    writeFileSync(half, `${process.pid} ${startOf(process.pid)}`)
    linkSync(half, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(half, { force: true })
  }
}

/** Removes the lock of a dead process. Of several that find it one gets it; a living one's, taken by mistake, goes back. */
function takeAway(file: string): void {
  const taken = halfOf(file)
  try {
    renameSync(file, taken)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const owner = readOwner(taken)
  const isAlive = owner !== undefined && isRunning({ ...owner, file })
  if (isAlive) linkSync(taken, file)
  rmSync(taken, { force: true })
  if (isAlive) throw lockedBy(owner, file)
}

function halfOf(file: string): string {
  return join(dirname(file), `half-lock-${process.pid}`)
}

function readOwner(file: string): Owner | undefined {
  try {
    const [pid, started = ''] = readFileSync(file, 'utf8').split(' ')
    return Number(pid) > 0 ? { file, pid: Number(pid), started } : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function isRunning({ file, pid, started }: Owner): boolean {
  if (pid === process.pid && started === startOf(pid)) return held.has(file)
  if (started !== startOf(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return codeOf(error) === 'EPERM'
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
    if (codeOf(error) !== '') return ''
    throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
