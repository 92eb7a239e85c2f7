import { existsSync } from 'node:fs'
import { lockOutput } from './lockOutput.ts'
import { outputPaths } from './outputPaths.ts'
import { restoreOutput } from './swapFolders.ts'

/** Brings back the output of a build that was killed between its two renames, for those who only read it. */
export function restoreAbandonedOutput(target: string): void {
  if (existsSync(target) || !existsSync(outputPaths(target).old)) return
  const unlock = lockOutput(target)
  try {
    restoreOutput(target)
  } finally {
    unlock()
  }
}
