import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { ForeignLockError, lockFile, LockHeldError } from '../../platform/files/lockFile.ts'

/** Another process is writing for the same publication. */
export class RunLockedError extends Error {}

/** Locks out other runs until the returned function is called; takes over the lock of a dead process. */
export function lockRuns(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return lockFile(file)
  } catch (cause) {
    if (cause instanceof ForeignLockError) throw new RunLockedError(cause.message, { cause })
    if (!(cause instanceof LockHeldError)) throw cause
    throw new RunLockedError(
      `Another run (process ${cause.pid}) is writing for this publication. Wait for it to end; if there is none, delete ${file}.`,
      { cause },
    )
  }
}
