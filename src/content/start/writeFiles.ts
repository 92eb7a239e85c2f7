import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UsageError, hasCode } from '../../platform/errorCode.ts'
import { isInside } from '../load/listFolder.ts'
import type { PlannedFile } from './StartSettings.ts'

interface WrittenFiles {
  /** Paths below the folder. */
  readonly made: readonly string[]
  /** Those that were there already; they are as they were. */
  readonly kept: readonly string[]
}

/** Writes the files that are not there yet into a folder, which is made where there is none. */
export function writeFiles(directory: string, files: readonly PlannedFile[]): WrittenFiles {
  const results = files.map(({ path, text }) => ({ path, isMade: writeNewFile(directory, path, text) }))
  return { made: pathsOf(results, true), kept: pathsOf(results, false) }
}

function pathsOf(results: readonly { readonly path: string; readonly isMade: boolean }[], isMade: boolean): readonly string[] {
  return results.filter((result) => result.isMade === isMade).map(({ path }) => path)
}

/** False where something has this name. */
export function writeNewFile(directory: string, path: string, text: string): boolean {
  const file = join(directory, path)
  try {
    mkdirSync(dirname(file), { recursive: true })
    if (!isInside(directory, dirname(file)))
      throw new UsageError(`${dirname(path)}/ leads out of the publication, so nothing was written there.`)
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST') && existsSync(file)) return false
    if (hasCode(error, 'EEXIST', 'ENOTDIR')) throw new UsageError(`${dirname(path)} must be a folder, and is a file.`)
    throw error
  }
}
