import { randomBytes } from 'node:crypto'
import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode, withPath } from './errorCode.ts'

export interface ReplaceOptions {
  /** The new name, too, is on the disk when this returns: for files that cannot be made again. */
  readonly durable?: boolean
  /** No other process writes this file meanwhile: what a killed process left half written is written over. */
  readonly alone?: boolean
}

/** Writes a file so that its name leads to all of the old content or all of the new, whenever the process or the machine ends. */
export function replaceFile(path: string, content: string | Uint8Array, { durable = false, alone = false }: ReplaceOptions = {}): void {
  const half = alone ? `${path}.half` : `${path}.half-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(half, content, { flush: true })
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw withPath(error, path)
  }
  if (durable) flushFolder(dirname(path))
}

/** Copies a file so that its new name leads to all of it or to what was there; a link of that name is replaced, not followed. */
export function placeCopy(source: string, path: string): void {
  const half = `${path}.half`
  try {
    // What a killed process left of a copy, or a link of this name.
    rmSync(half, { force: true })
    copyFileSync(source, half)
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}

/** Brings the names in a folder to the disk, where the system can. */
export function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } catch (error) {
    // Some file systems flush files alone.
    if (!hasCode(error, 'EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR')) throw error
  } finally {
    closeSync(descriptor)
  }
}
