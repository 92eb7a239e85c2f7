import { hash, randomBytes } from 'node:crypto'
import { linkSync, lstatSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { errorCode, hasCode, isAbsence, isWithoutLinks, withPath } from './errorCode.ts'

/** A running process holds the lock. */
export class LockHeldError extends Error {
  readonly pid: number | undefined

  constructor(file: string, pid: number | undefined) {
    super(`Another process${pid === undefined ? '' : ` (${pid})`} holds ${file}.`)
    this.pid = pid
  }
}

/** A file that is not a lock has the lock's name; it was left alone. */
export class ForeignLockError extends Error {
  constructor(file: string) {
    super(`${file} is where a lock would be written, and is none. Move it away or delete it.`)
  }
}

/** Milliseconds; every so often an owner shows processes of other machines and containers that it lives. */
const renewEvery = 20_000
/** Milliseconds; an owner that no process here can look up counts as dead when it has not shown itself for so long. */
const longestSilence = 120_000
/** Milliseconds; on a file system without hard links an owner needs a moment to write its name. */
const longestWithoutName = 1000

/** Texts of the locks that this process holds. */
const held = new Set<string>()

/**
 * Takes a lock that is a file, or throws; the returned function gives it back. A dead process's lock is taken over.
 * The lock appears with its owner's name in it, and a dead owner has one heir: the process that first makes a file named after it.
 */
export function lockFile(file: string): () => void {
  const name = `${process.pid} ${startOf(process.pid)} ${thisMachine()} ${randomBytes(8).toString('hex')}`
  const giveBack = () => {
    held.delete(name)
    if (readLock(file) === name) rmSync(file, { force: true })
  }
  held.add(name)
  try {
    acquire(file, name)
    sweep(file)
  } catch (error) {
    giveBack()
    throw error
  }
  const renewal = setInterval(() => renew(file), renewEvery)
  renewal.unref()
  return () => {
    clearInterval(renewal)
    giveBack()
  }
}

function acquire(file: string, name: string): void {
  const begun = performance.now()
  while (!create(file, name)) {
    const found = readLock(file)
    if (found === undefined) continue
    const owner = parseOwner(found)
    if (!owner && found !== '') throw new ForeignLockError(file)
    if (owner && isRunning(owner, { file, name: found })) throw new LockHeldError(file, owner.pid)
    if (!owner && performance.now() - begun < longestWithoutName) pause(20)
    else if (inherit(file, { dead: found, name })) return
  }
}

/** False where the lock is no longer the dead owner's. No other process writes to it meanwhile: that takes the same right. */
function inherit(file: string, { dead, name }: { readonly dead: string; readonly name: string }): boolean {
  const right = `${file}.after-${hash('sha256', dead, 'hex').slice(0, 16)}`
  const half = halfOf(file, name)
  acquire(right, name)
  try {
    if (readLock(file) !== dead) return false
    writeFileSync(half, name)
    renameSync(half, file)
    return true
  } finally {
    rmSync(half, { force: true })
    rmSync(right, { force: true })
  }
}

/** False where the name is taken. */
function create(file: string, name: string): boolean {
  const half = halfOf(file, name)
  try {
    writeFileSync(half, name)
    linkSync(half, file)
    return true
  } catch (error) {
    if (isWithoutLinks(error)) return createInPlace(file, name)
    if (hasCode(error, 'EEXIST')) return false
    throw withPath(error, file)
  } finally {
    rmSync(half, { force: true })
  }
}

function createInPlace(file: string, name: string): boolean {
  try {
    writeFileSync(file, name, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    // The file was made, and there was no space for the name.
    if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO')) rmSync(file, { force: true })
    throw error
  }
}

function halfOf(file: string, name: string): string {
  return `${file}.half-${name.slice(-16)}`
}

/** The text of a lock; undefined if there is none. Opens only small regular files: a pipe would block for ever. */
function readLock(file: string): string | undefined {
  const status = lstatSync(file, { throwIfNoEntry: false })
  if (!status) return undefined
  if (!status.isFile() || status.size > 200) throw new ForeignLockError(file)
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw withPath(error, file)
  }
}

interface Owner {
  readonly pid: number
  /** When the process began, in the kernel's own count: a later process may have the same id. */
  readonly started: string
  /** Where process ids mean the same; absent in locks of earlier versions. */
  readonly machine: string | undefined
}

function parseOwner(text: string): Owner | undefined {
  const [, pid, started = '', machine] = /^([1-9]\d*) (\d*)(?: (\w*) [0-9a-f]{16})?$/.exec(text) ?? []
  return pid === undefined ? undefined : { pid: Number(pid), started, machine }
}

function isRunning(owner: Owner, { file, name }: { readonly file: string; readonly name: string }): boolean {
  if (owner.machine !== undefined && owner.machine !== thisMachine()) return isFresh(file)
  if (owner.started !== startOf(owner.pid)) return false
  if (owner.pid === process.pid) return held.has(name)
  try {
    process.kill(owner.pid, 0)
    return true
  } catch (error) {
    // It belongs to another process, which is alive.
    return hasCode(error, 'EPERM')
  }
}

function isFresh(file: string): boolean {
  const age = ageOf(file)
  return age !== undefined && age < longestSilence
}

function isStale(file: string): boolean {
  const age = ageOf(file)
  return age !== undefined && age >= longestSilence
}

/** Milliseconds since a file was last written; undefined where there is none. */
function ageOf(file: string): number | undefined {
  const status = lstatSync(file, { throwIfNoEntry: false })
  return status && Date.now() - status.mtimeMs
}

function renew(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch (error) {
    // It was removed by hand: nothing is left to renew.
    if (!isAbsence(error)) throw error
  }
}

/** Removes what heirs left that were killed on the way. An heir that is still alive finds the lock taken. */
function sweep(file: string): void {
  const start = basename(file)
  for (const sibling of readdirSync(dirname(file), { withFileTypes: true })) {
    const isOurs = sibling.name.startsWith(start) && /^(?:\.(?:after|half)-[0-9a-f]{16})+$/.test(sibling.name.slice(start.length))
    if (!isOurs || !sibling.isFile()) continue
    const path = join(dirname(file), sibling.name)
    const name = readLock(path)
    // Gone, and its owner may try once more under the same name.
    if (name === undefined) continue
    const owner = parseOwner(name)
    if (owner ? !isRunning(owner, { file: path, name }) : isStale(path)) rmSync(path, { force: true })
  }
}

/** Empty where the system does not tell, and for a process that has ended and waits for its parent to notice. */
function startOf(pid: number): string {
  const stat = readOrNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const fields = stat.replace(/^.*\) /s, '').split(' ')
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

/** The same for processes that can look one another up: one start of one machine, one container. Empty where the system does not tell. */
function thisMachine(): string {
  const boot = readOrNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  const ids = readOrNothing(() => readlinkSync('/proc/self/ns/pid'))
  return boot === '' ? '' : hash('sha256', `${boot}${ids}`, 'hex').slice(0, 12)
}

function readOrNothing(read: () => string): string {
  try {
    return read()
  } catch (error) {
    if (errorCode(error) !== '') return ''
    throw error
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
