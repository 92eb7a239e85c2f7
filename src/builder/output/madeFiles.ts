import { mkdirSync, readdirSync, rmSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasCode, isAbsence } from '../../platform/errorCode.ts'
import { readManifest } from '../../platform/readManifest.ts'
import { readPlainFile } from '../../platform/readPlainFile.ts'
import { manifestFile } from '../../shared/manifest.ts'
import { readStamps } from './fileStamps.ts'

/** Whether builds made the file at a path of a folder, and may remove it. */
export type IsMade = (path: string) => boolean

const folderOfRecords = '.roomwright'
const markFile = `${folderOfRecords}/unfinished`
const markText = 'Roomwright is at work on this folder. Everything in it may be removed.\n'

/** Files that file managers leave in folders. */
const litter: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])

/** Marks a hidden neighbour of the output, before anything else is written to it, as wholly removable. */
export function markUnfinished(folder: string): void {
  mkdirSync(join(folder, folderOfRecords), { recursive: true })
  writeFileSync(join(folder, markFile), markText)
}

export function unmark(folder: string): void {
  rmSync(join(folder, markFile))
}

/** The files of an output that builds made: as its manifest lists them, or as the last build noted beside it. */
export function madeInOutput(target: string): IsMade {
  const listed = readManifest(target)?.manifest.files.map(({ path }) => path) ?? [...readStamps(target).keys()]
  const made = new Set(listed.length > 0 ? [...listed, manifestFile, markFile] : [])
  return (path) => made.has(path) || litter.has(basename(path))
}

/** The same for a hidden neighbour of the output; while it is unfinished, all of its files. */
export function madeInNeighbour(folder: string): IsMade {
  return isUnfinished(folder) ? () => true : madeInOutput(folder)
}

export function isUnfinished(folder: string): boolean {
  const text = readPlainFile(join(folder, markFile))
  // A process can be killed while it writes the mark.
  return text !== undefined && markText.startsWith(text)
}

/** Files that are not folders, and links, which are never followed; paths below the folder, with `/`. */
export function* filesBelow(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, path)
    else yield path
  }
}

/**
 * Removes the files that builds made from a folder, and the folder where nothing else is in it. The record of them goes last: wherever
 * a process is killed, the next one knows what it may remove.
 */
export function removeMade(folder: string, isMade: IsMade): void {
  try {
    removeBelow(folder, '', (path) => path !== manifestFile && path !== markFile && isMade(path))
  } catch (error) {
    if (isAbsence(error)) return
    throw error
  }
  for (const path of [manifestFile, markFile]) if (isMade(path)) rmSync(join(folder, path), { force: true })
  removeIfEmpty(join(folder, folderOfRecords))
  removeIfEmpty(folder)
}

function removeBelow(folder: string, below: string, isMade: IsMade): void {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) {
      removeBelow(folder, path, isMade)
      removeIfEmpty(join(folder, path))
    } else if (isMade(path)) unlinkSync(join(folder, path))
  }
}

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!isAbsence(error) && !hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  }
}
