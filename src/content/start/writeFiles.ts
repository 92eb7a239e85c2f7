import { lstatSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError } from '../../platform/UsageError.ts'
import { hasCode, withPath } from '../../platform/errorCode.ts'
import { isInside } from '../load/files/listFolder.ts'
import type { PlannedFile } from './StartSettings.ts'

interface WrittenFiles {
  /** Paths relative to the folder. */
  readonly made: readonly string[]
  /** Files that existed already; they are unchanged. */
  readonly kept: readonly string[]
}

/**
 * Writes the files that do not exist yet into a folder, which is created if necessary; writes nothing if one of them cannot have its path.
 */
export function writeFiles(directory: string, files: readonly PlannedFile[]): WrittenFiles {
  mkdirSync(directory, { recursive: true })
  for (const { path } of files) requirePlace(directory, path)
  const results = files.map((file) => ({ path: file.path, isMade: writeNewFile(directory, file) }))
  return {
    made: results.flatMap(({ path, isMade }) => (isMade ? [path] : [])),
    kept: results.flatMap(({ path, isMade }) => (isMade ? [] : [path])),
  }
}

/** Writes a file if nothing has its name; returns false otherwise. */
export function writeNewFile(directory: string, { path, text }: PlannedFile): boolean {
  requirePlace(directory, path)
  const file = join(directory, path)
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    // Removes a half-written file, which the next run would keep.
    rmSync(file, { force: true })
    throw withPath(error, file)
  }
}

/**
 * Throws if the folder of a file cannot be made: a part of its path is a file, or a link that is broken or leads out of the publication.
 */
export function requirePlace(directory: string, path: string): void {
  const parts = path.split('/').slice(0, -1)
  for (const index of parts.keys()) {
    const folder = parts.slice(0, index + 1).join('/')
    const place = join(directory, folder)
    if (!lstatSync(place, { throwIfNoEntry: false })) return
    const target = statSync(place, { throwIfNoEntry: false })
    if (!target) throw new UsageError(`${folder} is a link that leads nowhere; it must be a folder.`)
    if (!isInside(directory, place)) throw new UsageError(`${folder}/ is outside the publication, so nothing was written there.`)
    if (!target.isDirectory()) throw new UsageError(`${folder} must be a folder, but it is a file.`)
  }
}
