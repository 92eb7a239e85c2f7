import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readPlainFile } from '../../platform/readPlainFile.ts'
import { replaceFile } from '../../platform/replaceFile.ts'
import { outputPaths } from './outputPaths.ts'

/** Milliseconds; file systems count time in steps of up to ten, and a change within one step would not show. */
const clockStep = 20

/** Differs once somebody wrote to the file or put another in its place, whatever its time was set to; undefined where there is no plain file. */
export function stampOf(file: string): string | undefined {
  const status = lstatSync(file, { throwIfNoEntry: false })
  return status?.isFile() ? `${status.size} ${status.mtimeMs} ${status.ctimeMs} ${status.ino}` : undefined
}

/** The stamps of the files that the last build left in an output, by path; none where nobody can read them, or another folder stands there now. */
export function readStamps(target: string): ReadonlyMap<string, string> {
  const text = readPlainFile(outputPaths(target).stamps)
  const status = lstatSync(target, { throwIfNoEntry: false })
  if (text === undefined || !status) return new Map()
  try {
    const { folder, files } = (JSON.parse(text) ?? {}) as { readonly folder?: unknown; readonly files?: Readonly<Record<string, string>> }
    return folder === status.ino ? new Map(Object.entries(files ?? {})) : new Map()
  } catch (error) {
    if (error instanceof SyntaxError) return new Map()
    throw error
  }
}

/** Writes beside an output how its files look; they are what the build made, for it holds the lock. */
export async function recordStamps(target: string, paths: readonly string[]): Promise<void> {
  await setTimeout(clockStep)
  const files = Object.fromEntries(paths.map((path) => [path, stampOf(join(target, path))]))
  replaceFile(outputPaths(target).stamps, JSON.stringify({ folder: lstatSync(target).ino, files }), { alone: true })
}
