import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { ForeignLockError, LockHeldError, lockFile } from '../../platform/files/lockFile.ts'
import { OutputRefusedError } from './claimOutput.ts'
import { removeIfEmpty } from './removeFiles.ts'
import { outputPaths } from './outputPaths.ts'

/** Another process is building into the same folder. */
export class OutputLockedError extends Error {}

/**
 * Keeps other builds out of an output folder until the returned function is called; a dead process's lock is taken over. Releasing it also
 * removes the folders created for the lock, unless an output is in them.
 */
export function lockOutput(target: string): () => void {
  const parent = dirname(target)
  const made = mkdirSync(parent, { recursive: true })
  try {
    const unlock = lockFile(outputPaths(target).lock)
    return () => {
      unlock()
      removeEmptied(parent, made)
    }
  } catch (cause) {
    removeEmptied(parent, made)
    if (cause instanceof ForeignLockError) throw new OutputRefusedError(cause.message, { cause })
    if (!(cause instanceof LockHeldError)) throw cause
    throw new OutputLockedError(
      `Another build (process ${cause.pid}) is writing to ${target}. Wait for it, or give this one another folder with --out.`,
      { cause },
    )
  }
}

/** Removes empty folders from `folder` up to `made`, the first that did not exist before. */
function removeEmptied(folder: string, made: string | undefined): void {
  if (made === undefined) return
  for (let path = folder; path.length >= made.length; path = dirname(path)) removeIfEmpty(path)
}
