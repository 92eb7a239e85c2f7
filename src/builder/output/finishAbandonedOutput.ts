import { existsSync } from 'node:fs'
import { hasCode } from '../../platform/errorCode.ts'
import { finishOutput } from './finishOutput.ts'
import { OutputLockedError, lockOutput } from './lockOutput.ts'
import { outputPaths } from './outputPaths.ts'

/** Nothing can be written, or nothing more. */
const unwritable = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']

/**
 * Ends what a killed build began, for commands that only read the output and hold no lock. They read by the manifest and need nothing of it,
 * so it is left to a build that is at work, and to the next one where nothing can be written.
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
