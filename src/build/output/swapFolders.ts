import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { markFolder } from './claimOutput.ts'
import { outputPaths } from './outputPaths.ts'

/** Puts the finished folder in the place of the old one: two renames, then the old one is removed. */
export function swapFolders(target: string): void {
  const { staging, old } = outputPaths(target)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  renameSync(staging, target)
  rmSync(old, { recursive: true, force: true })
}

/** Brings back the output of a run that was killed between the two renames; does nothing when an output is there. */
export function restoreOutput(target: string): void {
  const { old } = outputPaths(target)
  if (!existsSync(target) && existsSync(join(old, markFolder))) renameSync(old, target)
}
