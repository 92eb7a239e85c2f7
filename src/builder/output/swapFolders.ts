import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { readManifest } from '../../platform/readManifest.ts'
import { flushFolder } from '../../platform/replaceFile.ts'
import { lockOutput } from './lockOutput.ts'
import { isUnfinished, madeInNeighbour, markUnfinished, removeMade } from './madeFiles.ts'
import { outputPaths } from './outputPaths.ts'

/** Swaps the finished folder with the old one by two renames; the old one stays beside it. */
export function swapFolders(target: string): void {
  const { staging, old } = outputPaths(target)
  const isReplaced = existsSync(target)
  if (isReplaced) {
    // It has no manifest to tell what builds made. This build has found that they made all of it, and notes that.
    if (!readManifest(target)) markUnfinished(target)
    renameSync(target, old)
  }
  try {
    renameSync(staging, target)
  } catch (error) {
    if (isReplaced) renameSync(old, target)
    throw error
  }
  flushFolder(dirname(target))
}

/** Removes what killed builds left beside an output, and the former output after a swap. */
export function clearNeighbours(target: string): void {
  const { staging, old } = outputPaths(target)
  for (const folder of [staging, old]) removeMade(folder, madeInNeighbour(folder))
}

/** Finishes the swap of a build that was killed between the two renames; does nothing where there is an output. */
export function restoreOutput(target: string): void {
  if (existsSync(target)) return
  const { staging, old } = outputPaths(target)
  const finished = [old, staging].find((folder) => readManifest(folder) && !isUnfinished(folder))
  if (finished !== undefined) renameSync(finished, target)
}

/** The same for commands that only read the output and hold no lock. */
export function restoreAbandonedOutput(target: string): void {
  if (existsSync(target) || !existsSync(outputPaths(target).old)) return
  const unlock = lockOutput(target)
  try {
    restoreOutput(target)
  } finally {
    unlock()
  }
}
