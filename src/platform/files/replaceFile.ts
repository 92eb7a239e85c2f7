import { randomBytes } from 'node:crypto'
import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode, withPath } from '../errorCode.ts'

export interface ReplaceOptions {
  /** The new name is on disk, too, when the call returns: for files that cannot be recreated. */
  readonly durable?: boolean
  /** No other process writes this file meanwhile, so a leftover temporary file of a killed process is overwritten. */
  readonly alone?: boolean
}

/** Writes a file atomically: its name leads to all of the old content or all of the new, even if the process or machine stops. */
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

/**
 * Copies a file atomically: the new name leads to the whole copy or to what was there before; a link of that name is replaced, not
 * followed.
 */
export function placeCopy(source: string, path: string): void {
  const half = `${path}.half`
  try {
    // A leftover of a killed process, or a link of this name.
    rmSync(half, { force: true })
    copyFileSync(source, half)
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}

/** Flushes the names in a folder to disk, if the system can. */
export function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } catch (error) {
    // Some file systems flush only files.
    if (!hasCode(error, 'EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR')) throw error
  } finally {
    closeSync(descriptor)
  }
}
