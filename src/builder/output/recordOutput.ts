import { lstatSync } from 'node:fs'
import { type FileClock, clockStep } from '../../platform/files/fileStamp.ts'
import { type ManifestFile, manifestFile } from '../../shared/output/manifest.ts'
import { FileTable, FolderTable, foldersAbove } from './FileTable.ts'
import { Stamps, statusOfFile } from './Stamps.ts'
import type { Changes } from './finishOutput.ts'
import { foreignIn } from './foreignFiles.ts'
import { type StandingOutput, writeRecord } from './readStanding.ts'

/** A file of the next output. */
export interface ListedFile {
  readonly file: ManifestFile
  /** Its row in the previous output, if it was kept. */
  readonly row: number | undefined
}

interface RecordOptions {
  readonly target: string
  readonly listed: readonly ListedFile[]
  readonly standing: StandingOutput
  readonly rest: string
  readonly changes: Changes
  readonly clock: FileClock
}

/** Records how a build leaves the output, for the next one. Only what changed is checked. */
export async function recordOutput({ target, listed, standing, rest, changes, clock }: RecordOptions): Promise<void> {
  if (changes.placements.length > 0) await clock.wait(clockStep)
  const files = FileTable.of(listed.map(({ file }) => file))
  for (const [row, { file, row: before }] of listed.entries()) {
    const status = before === undefined ? statusOfFile(`${target}/${file.path}`) : undefined
    if (before !== undefined) files.stamps.copy(row, standing.files.stamps, before)
    else if (status) files.stamps.set(row, status)
  }
  writeRecord(target, { files, folders: stampFolders({ target, files, standing, changes }), rest })
}

interface FolderOptions extends Pick<RecordOptions, 'target' | 'standing' | 'changes'> {
  readonly files: FileTable
}

function stampFolders({ target, files, standing, changes }: FolderOptions): FolderTable {
  const known = standing.folders.column
  const isKnown = (folder: string) => known.rowOf(folder) !== undefined
  const arrived = new Set(changes.placements.map(({ file }) => file.path))
  // If the record matches the manifest, it has the folders of all other files.
  const isWithoutLoss = standing.rest !== undefined && changes.removals.length === 0
  const all = isWithoutLoss ? foldersOf(arrived, known.paths) : foldersOf([...files.paths, manifestFile], [''])
  const folders = new FolderTable([...all], Stamps.unknown(all.size))
  const touched = touchedFolders(changes, { isKnown, gone: isWithoutLoss ? [] : known.paths.filter((folder) => !all.has(folder)) })
  // What did not exist when the build began was created by it.
  const isOurs = standing.files.paths.length === 0 ? () => true : (folder: string) => known.paths.length > 0 && !isKnown(folder)
  const isMade = (path: string) => arrived.has(path) || standing.files.rowOf(path) !== undefined || path === manifestFile
  for (const [row, folder] of folders.column.paths.entries()) {
    const before = touched.has(folder) ? undefined : known.rowOf(folder)
    if (before !== undefined) {
      folders.stamps.copy(row, standing.folders.stamps, before)
      continue
    }
    const status = lstatSync(`${target}/${folder}`)
    const found = isOurs(folder) ? [] : foreignIn(folder, { target, isMade, isKnown: (path) => all.has(path) })
    if ([...found].length === 0) folders.stamps.set(row, status)
  }
  return folders
}

/** Adds the folders that contain these files to `among`. */
function foldersOf(files: Iterable<string>, among: readonly string[]): ReadonlySet<string> {
  const folders = new Set(among)
  for (const file of files) {
    for (const folder of foldersAbove(file)) {
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}

interface KnownFolders {
  readonly isKnown: (folder: string) => boolean
  readonly gone: readonly string[]
}

/** Returns the folders whose entries a build changed. */
function touchedFolders({ placements, removals }: Changes, { isKnown, gone }: KnownFolders): ReadonlySet<string> {
  const touched = new Set([...placements.map(({ file }) => file.path), ...removals, ...gone, manifestFile].map(parentOf))
  // A new folder is an entry of its parent.
  for (const folder of touched) if (folder !== '' && !isKnown(folder)) touched.add(parentOf(folder))
  return touched
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
