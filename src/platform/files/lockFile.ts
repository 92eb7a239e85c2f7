import { randomBytes } from 'node:crypto'
import { linkSync, lstatSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { shortHash } from '../contentHash.ts'
import { errorCode, hasCode, isAbsence, isWithoutLinks, withPath } from '../errorCode.ts'

/** A running process holds the lock. */
export class LockHeldError extends Error {
  readonly pid: number | undefined

  constructor(file: string, pid: number | undefined) {
    super(`Another process${pid === undefined ? '' : ` (${pid})`} holds ${file}.`)
    this.pid = pid
  }
}

/** A file that is not a lock has the lock's name; it was left untouched. */
export class ForeignLockError extends Error {
  constructor(file: string) {
    super(`${file} is not a lock, but is where one would be written. Move it or delete it.`)
  }
}

/** Milliseconds between renewals, which show processes on other machines and in other containers that the owner is alive. */
const renewEvery = 20_000
/** Milliseconds without a renewal after which an owner whose process id cannot be looked up here counts as dead. */
const longestSilence = 120_000
/** Milliseconds; without hard links an owner needs a moment between creating the lock and writing its name. */
const longestWithoutName = 1000

/** Contents of the locks that this process holds. */
const held = new Set<string>()

/**
 * Takes a lock file, or throws; the returned function releases it. A dead process's lock is taken over. The lock appears with its owner's
 * name already in it, and a dead owner has one heir: the process that first creates a file named after that owner.
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

/**
 * Returns false if the lock no longer belongs to the dead owner. No other process writes to it meanwhile, because that requires the same
 * right.
 */
function inherit(file: string, { dead, name }: { readonly dead: string; readonly name: string }): boolean {
  const right = `${file}.after-${shortHash(dead, 16)}`
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

/** Returns false if the file already exists. */
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
    // The file was created, but there was no space for the name.
    if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO')) rmSync(file, { force: true })
    throw error
  }
}

function halfOf(file: string, name: string): string {
  return `${file}.half-${name.slice(-16)}`
}

/** Reads the text of a lock; undefined if there is none. Opens only small regular files: a pipe would block for ever. */
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
  /** Start time of the process in kernel ticks: a later process may have the same id. */
  readonly started: string
  /** Scope within which process ids are comparable; absent in locks of earlier versions. */
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
    // The process exists and belongs to another user.
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

/** Returns milliseconds since a file was last written; undefined if it does not exist. */
function ageOf(file: string): number | undefined {
  const status = lstatSync(file, { throwIfNoEntry: false })
  return status && Date.now() - status.mtimeMs
}

function renew(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch (error) {
    // Removed by hand: nothing is left to renew.
    if (!isAbsence(error)) throw error
  }
}

/** Removes leftovers of processes that were killed while taking the lock. An heir that is still alive finds the lock taken. */
function sweep(file: string): void {
  const start = basename(file)
  for (const sibling of readdirSync(dirname(file), { withFileTypes: true })) {
    const isOurs = sibling.name.startsWith(start) && /^(?:\.(?:after|half)-[0-9a-f]{16})+$/.test(sibling.name.slice(start.length))
    if (!isOurs || !sibling.isFile()) continue
    const path = join(dirname(file), sibling.name)
    const name = readLock(path)
    // Gone; its owner may retry under the same name.
    if (name === undefined) continue
    const owner = parseOwner(name)
    if (owner ? !isRunning(owner, { file: path, name }) : isStale(path)) rmSync(path, { force: true })
  }
}

/** Returns a process's start time; empty if the system does not expose it, or for a zombie process. */
function startOf(pid: number): string {
  const stat = readOrNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const fields = stat.replace(/^.*\) /s, '').split(' ')
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

/**
 * Returns an id that is equal for processes that can look each other up: same boot, same container. Empty if the system does not expose it.
 */
function thisMachine(): string {
  const boot = readOrNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  const ids = readOrNothing(() => readlinkSync('/proc/self/ns/pid'))
  return boot === '' ? '' : shortHash(`${boot}${ids}`, 12)
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
