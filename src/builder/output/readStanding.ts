import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../platform/output/readManifest.ts'
import { readSeal, readWithSeal, writeSealed } from '../../platform/files/sealedFile.ts'
import { type ManifestFile, manifestFile } from '../../shared/output/manifest.ts'
import { FileTable, FolderTable } from './FileTable.ts'
import { Stamps, statusOf, statusOfFile } from './Stamps.ts'
import { outputPaths } from './outputPaths.ts'

/** The version of the record's format. */
const version = 2

/** The contents of an output folder, as far as builds made them. */
export interface StandingOutput {
  readonly files: FileTable
  /** Empty if the folder is not known to be made by the last build. */
  readonly folders: FolderTable
  /** Everything in the manifest besides its files, as JSON; undefined if the manifest is not the one that the last build left. */
  readonly rest: string | undefined
  /** Seal of the record that the last build left; absent if the manifest is not the one on record. */
  readonly seal?: string
}

/**
 * Reads what the last build left. Its record has the content hash and stamp of each file; the manifest is read only if it is not the one on
 * record: the build was killed before it wrote the record, the folder was copied, or the manifest was changed.
 */
export function readStanding(target: string): StandingOutput {
  const record = readRecord(target)
  const status = statusOfFile(join(target, manifestFile))
  if (record && status && record.manifest.isOf(0, status)) return record
  const listed = readManifest(target)?.manifest.files
  const recorded = record?.files ?? FileTable.of([])
  return { files: listed ? withStamps(listed, recorded) : recorded, folders: record?.folders ?? FolderTable.none, rest: undefined }
}

/** Returns the listed files and those only on record, with stamps where both agree. */
function withStamps(listed: readonly ManifestFile[], recorded: FileTable): FileTable {
  const all = new Map(recorded.paths.map((path, row) => [path, recorded.at(row)]))
  for (const file of listed) all.set(file.path, file)
  const files = [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  const table = FileTable.of(files)
  for (const [row, { path, hash, size }] of files.entries()) {
    const old = recorded.rowOf(path)
    if (old === undefined) continue
    const known = recorded.at(old)
    if (known.hash === hash && known.size === size) table.stamps.copy(row, recorded.stamps, old)
  }
  return table
}

interface KeptRecord {
  readonly version: number
  /** Inode of the output folder: a copy has another. */
  readonly folder: number
  readonly manifest: string
  readonly rest: string | undefined
  readonly files: Parameters<typeof FileTable.parse>[0]
  readonly folders: { readonly paths: readonly string[]; readonly stamps: string }
}

function readRecord(target: string): (StandingOutput & { readonly manifest: Stamps }) | undefined {
  const folder = statusOf(target)
  const sealed = folder && readWithSeal(outputPaths(target).stamps)
  if (!sealed) return undefined
  const record = JSON.parse(sealed.content.toString()) as KeptRecord
  if (record.version !== version || record.folder !== folder.ino) return undefined
  const { files, folders, rest, manifest } = record
  return {
    seal: sealed.seal,
    files: FileTable.parse(files),
    folders: new FolderTable(folders.paths, Stamps.parse(folders.stamps)),
    rest,
    manifest: Stamps.parse(manifest),
  }
}

/** Returns the seal of the record that the last build left; undefined if there is none. */
export function sealOfRecord(target: string): string | undefined {
  return readSeal(outputPaths(target).stamps)
}

/** Writes the record of what a build leaves. The build holds the lock, so the files are its own. */
export function writeRecord(target: string, { files, folders, rest }: StandingOutput): void {
  const manifest = Stamps.unknown(1)
  manifest.set(0, lstatSync(join(target, manifestFile)))
  const record: KeptRecord = {
    version,
    folder: lstatSync(target).ino,
    manifest: manifest.toString(),
    rest,
    files: files.toJSON(),
    folders: { paths: folders.column.paths, stamps: folders.stamps.toString() },
  }
  writeSealed(outputPaths(target).stamps, JSON.stringify(record), { alone: true })
}
