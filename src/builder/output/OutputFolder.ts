import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../../platform/contentHash.ts'
import { type FileClock, fileClock } from '../../platform/files/fileStamp.ts'
import { readPlainFile } from '../../platform/files/readPlainFile.ts'
import { type Manifest, type ManifestFile, describeFile, manifestFile } from '../../shared/output/manifest.ts'
import { groupOf, phaseOf } from '../../shared/output/publishOrder.ts'
import type { FileTable } from './FileTable.ts'
import { PendingContents } from './PendingContents.ts'
import { statusOfFile } from './Stamps.ts'
import { refuseForeign } from './claimOutput.ts'
import { type FileContent, bytesOf } from './fileContent.ts'
import { bringIntoPlace } from './finishOutput.ts'
import { filesInTheWay } from './foreignFiles.ts'
import { type StandingOutput, readStanding } from './readStanding.ts'
import { type ListedFile, recordOutput } from './recordOutput.ts'

/** A file of the output, relative to its folder, with `/`. */
export type OutputFile = Pick<ManifestFile, 'path' | 'kind'>

/** What a build changed in the output. */
export interface OutputChanges {
  readonly written: number
  readonly unchanged: number
  readonly removed: number
}

interface OutputOptions {
  /** Reads the files of the previous output whatever their stamps. */
  readonly verify?: boolean
  /** The result of `claimOutput`. */
  readonly standing?: StandingOutput
  readonly clock?: FileClock
}

type Wholeness = 'unknown' | 'whole' | 'broken'

/**
 * Collects the files of a build. Changed files wait beside the plain ones until the manifest, replaced atomically, makes them the site;
 * then they are moved into place. An unchanged file costs only a stat call.
 */
export class OutputFolder {
  readonly #target: string
  readonly #verify: boolean
  readonly #clock: FileClock
  readonly #standing: StandingOutput
  readonly #pending: PendingContents
  /** By row: whether a file of the previous output still has the content that its manifest lists. */
  readonly #wholeness: Wholeness[]
  /** By row: whether a file of the previous output is part of the next. */
  readonly #isKept: boolean[]
  #kept = 0
  /** Entries that differ from the previous manifest. */
  readonly #files = new Map<string, ManifestFile>()
  /** Of those, the files whose contents are pending. */
  readonly #written = new Map<string, ManifestFile>()

  constructor(target: string, { verify = false, standing = readStanding(target), clock = fileClock }: OutputOptions = {}) {
    this.#clock = clock
    this.#target = target
    this.#verify = verify
    this.#standing = standing
    this.#pending = new PendingContents(target)
    const { length } = standing.files.paths
    this.#wholeness = Array.from({ length }, () => 'unknown')
    this.#isKept = Array.from({ length }, () => false)
  }

  /** Whether the added files have become the site. */
  get isPublished(): boolean {
    return this.#pending.isPublished
  }

  /** The compilation hash of the previous output; undefined if the output is not known to be as a build left it. */
  get builtWith(): string | undefined {
    return this.rest?.webpackCompilationHash
  }

  /** Seal of the record of the previous output; undefined if the output is not known to be as a build left it. */
  get seal(): string | undefined {
    return this.#standing.seal
  }

  /** What the manifest of the previous output says besides its files; undefined if the output is not known to be as a build left it. */
  get rest(): Omit<Manifest, 'version' | 'files'> | undefined {
    const { rest } = this.#standing
    return rest === undefined ? undefined : (JSON.parse(rest) as Omit<Manifest, 'version' | 'files'>)
  }

  /** Reports whether the previous output has a file whose name contains a content hash, so that it need not be made. */
  hasAsset(path: string): boolean {
    const row = this.#standing.files.rowOf(path)
    return row !== undefined && this.#standing.files.kindAt(row) === 'asset' && this.#isWhole(row)
  }

  /**
   * Takes a file over from the previous output without reading it; false if it is not as the last build left it, or its hash is not
   * `content`.
   */
  keep(path: string, content?: string): boolean {
    const { files } = this.#standing
    const row = files.rowOf(path)
    if (row === undefined || (content !== undefined && files.hashAt(row) !== content) || !this.#isWhole(row)) return false
    if (this.#isFree({ path, kind: files.kindAt(row) }, row)) this.#keep(row)
    return true
  }

  /**
   * Takes over every file of the previous output that was not added, except those for its host; false if one of them is not as the last
   * build left it.
   */
  keepOthers(): boolean {
    const { files } = this.#standing
    return files.paths.every((path, row) => this.#isKept[row] || this.#files.has(path) || files.kindAt(row) === 'host' || this.keep(path))
  }

  /**
   * Adds a file; `known` is the hash of its content, if it was computed already. Two generated files at one path are an error; a public file
   * never replaces a generated one.
   */
  add({ path, kind }: OutputFile, content: FileContent, known?: string): void {
    const { files } = this.#standing
    const row = files.rowOf(path)
    if (!this.#isFree({ path, kind }, row)) return
    const bytes = bytesOf(content)
    const hash = known ?? contentHash(bytes)
    if (row !== undefined && files.hashAt(row) === hash && this.#isWhole(row)) {
      this.#keep(row)
      if (files.kindAt(row) !== kind) this.#files.set(path, describeFile({ path, kind }, files.at(row)))
      return
    }
    this.#pending.add(hash, bytes)
    const file = describeFile({ path, kind }, { hash, size: bytes.length })
    this.#files.set(path, file)
    this.#written.set(path, file)
  }

  /** Reports whether a file was added that is new, or differs from the previous output. */
  isNew(path: string): boolean {
    return this.#written.has(path)
  }

  /** Returns the hash of a file that was added or kept. */
  hashOf(path: string): string | undefined {
    const row = this.#standing.files.rowOf(path)
    return this.#files.get(path)?.hash ?? (row !== undefined && this.#isKept[row] ? this.#standing.files.hashAt(row) : undefined)
  }

  /** Lists every file that was added or kept, by path. */
  list(): readonly ManifestFile[] {
    return this.#listed().map(({ file }) => file)
  }

  /** Adds a second file with the content of one that was added or kept. */
  addCopy({ path, kind }: OutputFile, { path: source, hash }: ManifestFile): void {
    if (this.keep(path, hash)) return
    this.add({ path, kind }, this.#pending.read(hash) ?? readFileSync(join(this.#target, source)))
  }

  /** Adds a file whose content is read only if the output lacks it; a hash in the name stands for the content. */
  addFile({ path, kind }: OutputFile, read: () => Uint8Array): void {
    if (kind === 'asset' && this.hasAsset(path) && this.keep(path)) return
    this.add({ path, kind }, read())
  }

  /** Publishes the files, if anything changed at all, and moves them into place. */
  async finish(rest: Omit<Manifest, 'version' | 'files'>): Promise<OutputChanges> {
    const { files: previous, folders, rest: previousRest } = this.#standing
    const removals = inOrderOfLeaving(
      previous,
      previous.paths.flatMap((path, row) => (this.#isKept[row] || this.#files.has(path) ? [] : [row])),
    )
    const changes = { written: this.#written.size, unchanged: this.#kept, removed: removals.length }
    const restText = JSON.stringify(rest)
    const isListedAsBefore =
      restText === previousRest && removals.length === 0 && [...this.#files.values()].every((file) => isListed(previous, file))
    if (isListedAsBefore && this.#written.size === 0 && !previous.stamps.hasChanged && !folders.stamps.hasChanged) return changes
    const listed = this.#listed()
    const manifest = isListedAsBefore ? undefined : this.#changedManifest({ ...rest, files: listed.map(({ file }) => file) })
    const placements = [...this.#written.values()].map((file) => ({ file, isThere: previous.rowOf(file.path) !== undefined }))
    if (manifest !== undefined || removals.length > 0 || placements.length > 0) {
      // Files may have been added to the output during the build.
      refuseForeign(this.#target, filesInTheWay(this.#target, placements))
      await this.#pending.commit({ manifest, removals })
      bringIntoPlace(this.#target, { placements, removals })
    }
    await recordOutput({
      target: this.#target,
      listed,
      standing: this.#standing,
      rest: restText,
      changes: { placements, removals },
      clock: this.#clock,
    })
    return changes
  }

  /** Leaves the previous output as it was, unless the next one has been published. */
  abandon(): void {
    this.#pending.drop()
  }

  /** Returns false if the build already has a file at this path; for pages that is an error. */
  #isFree({ path, kind }: OutputFile, row: number | undefined): boolean {
    if (!this.#files.has(path) && (row === undefined || !this.#isKept[row])) return true
    if (kind === 'document' || kind === 'data') throw new Error(`Two pages would be written to ${path}.`)
    return false
  }

  #keep(row: number): void {
    this.#isKept[row] = true
    this.#kept += 1
  }

  #isWhole(row: number): boolean {
    if (this.#wholeness[row] === 'unknown') this.#wholeness[row] = this.#look(row) ? 'whole' : 'broken'
    return this.#wholeness[row] === 'whole'
  }

  /** Reads a file of the previous output whose stamp has changed. */
  #look(row: number): boolean {
    const { files } = this.#standing
    const file = `${this.#target}/${files.paths[row]}`
    const status = statusOfFile(file)
    if (!status) return false
    const isAsLeft = files.stamps.isOf(row, status)
    if (isAsLeft && !this.#verify) return true
    const { hash, size } = files.at(row)
    if (status.size !== size || contentHash(readFileSync(file)) !== hash) return false
    if (!isAsLeft) files.stamps.set(row, status)
    return true
  }

  /** Returns the files of the next output by path; kept files come with their row in the previous one. */
  #listed(): readonly ListedFile[] {
    const { files } = this.#standing
    const kept = files.paths.flatMap((path, row) => (this.#isKept[row] ? [{ file: this.#files.get(path) ?? files.at(row), row }] : []))
    const others = [...this.#files.values()].filter(({ path }) => !this.#isKept[files.rowOf(path) ?? -1])
    return [...kept, ...others.map((file) => ({ file, row: undefined }))].sort((a, b) => (a.file.path < b.file.path ? -1 : 1))
  }

  /** Returns the text of a manifest; undefined if the output already has it. */
  #changedManifest(content: Omit<Manifest, 'version'>): string | undefined {
    const text = `${JSON.stringify({ version: 1, ...content } satisfies Manifest)}\n`
    // The manifest that the last build left is known to differ.
    return this.#standing.rest === undefined && text === readPlainFile(join(this.#target, manifestFile)) ? undefined : text
  }
}

/** Removes pages before the files that they refer to: the reverse of the order in which files are added. */
function inOrderOfLeaving(files: FileTable, rows: readonly number[]): readonly string[] {
  const phased = rows
    .map((row) => files.at(row))
    .map((file) => ({ path: file.path, phase: phaseOf({ path: file.path, group: groupOf(file), isThere: true }) }))
  return phased.sort((a, b) => b.phase - a.phase).map(({ path }) => path)
}

function isListed(files: FileTable, { path, hash, kind }: ManifestFile): boolean {
  const row = files.rowOf(path)
  return row !== undefined && files.hashAt(row) === hash && files.kindAt(row) === kind
}
