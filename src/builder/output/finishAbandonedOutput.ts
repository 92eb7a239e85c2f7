import { existsSync } from 'node:fs'
import { hasCode } from '../../platform/errorCode.ts'
import { finishOutput } from './finishOutput.ts'
import { OutputLockedError, lockOutput } from './lockOutput.ts'
import { outputPaths } from './outputPaths.ts'

/** Error codes of a place that cannot be written to, or no longer. */
const unwritable = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']

/**
 * Completes what a killed build began, for commands that only read the output and hold no lock. They read through the manifest and do not
 * depend on this, so it is left to a running build, or to the next one if nothing can be written.
 */
export function finishAbandonedOutput(target: string): void {
  if (!existsSync(outputPaths(target).pending)) return
  try {
    const unlock = lockOutput(target)
    try {
      finishOutput(target)
    } finally {
      unlock()
    }
  } catch (error) {
    if (!(error instanceof OutputLockedError) && !hasCode(error, ...unwritable)) throw error
  }
}
