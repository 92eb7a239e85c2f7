import { readdirSync, rmdirSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasCode, isAbsence } from '../../platform/errorCode.ts'

/** Files that file managers leave in folders. */
const litter: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

export function isLitter(path: string): boolean {
  return litter.has(basename(path))
}

/** Removes files of an output, and the folders that become empty. */
export function removeFiles(target: string, paths: readonly string[]): void {
  for (const path of paths) {
    try {
      unlinkSync(join(target, path))
    } catch (error) {
      // A folder that was put in its place is not ours.
      if (!isAbsence(error) && !hasCode(error, 'EISDIR', 'EPERM')) throw error
    }
  }
  for (const folder of new Set(paths.map((path) => dirname(path)))) {
    for (let path = folder; path !== '.' && removeIfLeft(join(target, path)); path = dirname(path));
  }
}

/** Removes a folder that is empty but for what file managers leave; returns false if it stays. */
export function removeIfLeft(folder: string): boolean {
  if (removeIfEmpty(folder)) return true
  const names = readdirSync(folder)
  if (!names.every(isLitter)) return false
  for (const name of names) unlinkSync(join(folder, name))
  return removeIfEmpty(folder)
}

/** Removes a folder; returns false if it is not empty. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch (error) {
    if (isAbsence(error)) return true
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false
    throw error
  }
}
