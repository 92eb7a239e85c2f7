import { existsSync, renameSync, rmSync } from 'node:fs'

/** Puts a finished folder in the place of the old one: two renames, then the old one is removed. */
export function swapFolders({ staging, target }: { readonly staging: string; readonly target: string }): void {
  const old = `${target}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  renameSync(staging, target)
  rmSync(old, { recursive: true, force: true })
}

/** Brings back the output of a run that was killed between the two renames; does nothing when an output is there. */
export function restoreOutput(target: string): void {
  const old = `${target}.old`
  if (!existsSync(target) && existsSync(old)) renameSync(old, target)
}
