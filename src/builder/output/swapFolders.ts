import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { readManifest } from '../../platform/readManifest.ts'
import { flushFolder } from '../../platform/replaceFile.ts'
import { lockOutput } from './lockOutput.ts'
import { isUnfinished, madeInNeighbour, markUnfinished, removeMade } from './madeFiles.ts'
import { outputPaths } from './outputPaths.ts'

/** Puts the finished folder in the place of the old one, with two renames; the old one is left beside it. */
export function swapFolders(target: string): void {
  const { staging, old } = outputPaths(target)
  const isReplaced = existsSync(target)
  if (isReplaced) {
    // Without its manifest nobody could tell later what of it was made by a build: all of it was, as this one has found.
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

/** Removes what builds left beside an output that were killed, and the former output after a swap. */
export function clearNeighbours(target: string): void {
  const { staging, old } = outputPaths(target)
  for (const folder of [staging, old]) removeMade(folder, madeInNeighbour(folder))
}

/** Finishes the swap of a run that was killed between the two renames; does nothing when an output is there. */
export function restoreOutput(target: string): void {
  if (existsSync(target)) return
  const { staging, old } = outputPaths(target)
  const finished = [old, staging].find((folder) => readManifest(folder) && !isUnfinished(folder))
  if (finished !== undefined) renameSync(finished, target)
}

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
