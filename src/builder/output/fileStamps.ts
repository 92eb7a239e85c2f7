import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readPlainFile } from '../../platform/readPlainFile.ts'
import { replaceFile } from '../../platform/replaceFile.ts'
import { outputPaths } from './outputPaths.ts'

/** Milliseconds. File systems count time in steps of up to ten, and a change within one step does not show. */
const clockStep = 20

/** A stamp that changes when a file is written or replaced, even if its time is set back; undefined where there is no plain file. */
export function stampOf(file: string): string | undefined {
  const status = lstatSync(file, { throwIfNoEntry: false })
  return status?.isFile() ? `${status.size} ${status.mtimeMs} ${status.ctimeMs} ${status.ino}` : undefined
}

/** The stamps of the last build's files, by path; empty where they cannot be read or belong to another folder. */
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

/** Writes the stamps of an output's files beside it. The build holds the lock, so the files are its own. */
export async function recordStamps(target: string, paths: readonly string[]): Promise<void> {
  await setTimeout(clockStep)
  const files = Object.fromEntries(paths.map((path) => [path, stampOf(join(target, path))]))
  replaceFile(outputPaths(target).stamps, JSON.stringify({ folder: lstatSync(target).ino, files }), { alone: true })
}
