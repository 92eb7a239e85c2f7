import { hash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isWithoutLinks } from '../../platform/errorCode.ts'
import { inParallel } from '../../platform/inParallel.ts'
import { readManifest } from '../../platform/readManifest.ts'
import { type FileKind, type Manifest, type ManifestFile, manifestFile } from '../../shared/manifest.ts'
import { refuseForeign } from './claimOutput.ts'
import { readStamps, recordStamps, stampOf } from './fileStamps.ts'
import { madeInNeighbour, madeInOutput, markUnfinished, removeMade, unmark } from './madeFiles.ts'
import { outputPaths } from './outputPaths.ts'
import { clearNeighbours, swapFolders } from './swapFolders.ts'

export interface OutputFile {
  /** Below the output folder, with `/`. */
  readonly path: string
  readonly kind: FileKind
}

/** What a build changed in the output. */
export interface OutputChanges {
  readonly written: number
  readonly unchanged: number
  readonly removed: number
}

/**
 * Collects the files of a build beside the output and replaces the output as a whole at the end.
 * A file whose content did not change is a hard link to the old one, and a build that changes nothing writes nothing.
 */
export class OutputFolder {
  readonly #target: string
  readonly #staging: string
  readonly #verify: boolean
  readonly #previous: ReadonlyMap<string, ManifestFile>
  readonly #previousText: string | undefined
  readonly #stamps: ReadonlyMap<string, string>
  readonly #files = new Map<string, ManifestFile>()
  readonly #folders = new Set<string>()
  /** Whether a file of the previous output still has the content that its manifest lists. */
  readonly #whole = new Map<string, boolean>()
  #kept: string[] = []
  #written: string[] = []
  #isPublished = false
  /** A file's stamp has changed, though its content may be the same. */
  #isRestamped = false

  /** `verify` reads the files of the previous output whatever their stamps; so does a manifest that has been changed. */
  constructor(target: string, { verify = false }: { readonly verify?: boolean } = {}) {
    this.#target = target
    this.#staging = outputPaths(target).staging
    clearNeighbours(target)
    markUnfinished(this.#staging)
    this.#stamps = readStamps(target)
    this.#verify = verify || this.#stamps.get(manifestFile) !== stampOf(join(target, manifestFile))
    const previous = readManifest(target)
    this.#previous = new Map(previous?.manifest.files.map((file) => [file.path, file]))
    this.#previousText = previous?.text
  }

  /** Whether the added files have replaced the output. */
  get isPublished(): boolean {
    return this.#isPublished
  }

  /** Whether the previous output has a file whose name contains a hash of its content, so that it need not be made. */
  hasAsset(path: string): boolean {
    const known = this.#previous.get(path)
    return known?.kind === 'asset' && this.#isWhole(known)
  }

  /** Adds a file. Two made files of one path are an error; a public file never replaces a made one. */
  add({ path, kind }: OutputFile, content: string | Uint8Array): void {
    if (this.#files.has(path)) {
      if (kind === 'document' || kind === 'data') throw new Error(`Two pages would be written to ${path}.`)
      return
    }
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const entry = this.#entry({ path, kind }, { hash: shortHash(bytes), size: bytes.length })
    if (this.#keeps(entry)) return
    const file = this.#place(path)
    writeFileSync(file, bytes)
    this.#written.push(file)
  }

  /** Takes over a file of the previous output, unread, if it is there with a content of this hash. */
  keep(path: string, content: string): boolean {
    const known = this.#previous.get(path)
    if (known?.hash !== content || !this.#isWhole(known)) return false
    if (this.#files.has(path)) return true
    this.#files.set(path, known)
    this.#kept.push(path)
    return true
  }

  /** The hash of a file that was added. */
  hashOf(path: string): string | undefined {
    return this.#files.get(path)?.hash
  }

  /** Adds a file whose content is read only where the output lacks it; a hash in the name stands for the content. */
  addFile({ path, kind }: OutputFile, read: () => Uint8Array): void {
    const known = this.#previous.get(path)
    if (known && kind === 'asset' && !this.#files.has(path) && this.hasAsset(path)) {
      this.#entry({ path, kind }, known)
      this.#kept.push(path)
      return
    }
    this.add({ path, kind }, read())
  }

  /** Writes the manifest and swaps the folders, if anything changed at all. */
  async finish(rest: Omit<Manifest, 'version' | 'files'>): Promise<OutputChanges> {
    const files = [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
    const paths = files.map(({ path }) => path)
    const text = `${JSON.stringify({ version: 1, ...rest, files } satisfies Manifest)}\n`
    const removed = [...this.#previous.keys()].filter((path) => !this.#files.has(path)).length
    const changes = { written: this.#written.length, unchanged: this.#kept.length, removed }
    if (text === this.#previousText && this.#written.length === 0) {
      this.abandon()
      if (this.#isRestamped) await recordStamps(this.#target, [...paths, manifestFile])
      return changes
    }
    for (const path of this.#kept) this.#link(path)
    const manifest = this.#place(manifestFile)
    writeFileSync(manifest, text)
    await flushFiles([...this.#written, manifest])
    // Files may have been added to the output during the build; they are not removed either.
    refuseForeign(this.#target, madeInOutput)
    unmark(this.#staging)
    swapFolders(this.#target)
    this.#isPublished = true
    clearNeighbours(this.#target)
    await recordStamps(this.#target, [...paths, manifestFile])
    return changes
  }

  /** Leaves the previous output as it was. */
  abandon(): void {
    removeMade(this.#staging, madeInNeighbour(this.#staging))
  }

  #entry({ path, kind }: OutputFile, content: { readonly hash: string; readonly size: number }): ManifestFile {
    const entry: ManifestFile = { path, hash: content.hash, size: content.size, kind, cache: kind === 'asset' ? 'immutable' : 'revalidate' }
    this.#files.set(path, entry)
    return entry
  }

  #keeps(entry: ManifestFile): boolean {
    const known = this.#previous.get(entry.path)
    if (known?.hash !== entry.hash || !this.#isWhole(known)) return false
    this.#kept.push(entry.path)
    return true
  }

  #isWhole(known: ManifestFile): boolean {
    const whole = this.#whole.get(known.path) ?? this.#look(known)
    this.#whole.set(known.path, whole)
    return whole
  }

  /** Reads a file of the previous output whose stamp has changed. */
  #look({ path, hash: known, size }: ManifestFile): boolean {
    const file = join(this.#target, path)
    const stamp = stampOf(file)
    if (stamp === undefined) return false
    const isAsLeft = stamp === this.#stamps.get(path)
    if (!isAsLeft) this.#isRestamped = true
    if (isAsLeft && !this.#verify) return true
    const bytes = readFileSync(file)
    return bytes.length === size && shortHash(bytes) === known
  }

  #place(path: string): string {
    const file = join(this.#staging, path)
    const folder = dirname(file)
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      this.#folders.add(folder)
    }
    return file
  }

  #link(path: string): void {
    const [source, target] = [join(this.#target, path), this.#place(path)]
    try {
      linkSync(source, target)
    } catch (error) {
      // A file system without hard links.
      if (!isWithoutLinks(error)) throw error
      copyFileSync(source, target)
      this.#written.push(target)
    }
  }
}

function shortHash(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, 32)
}

/** Files flushed at once: together they take a tenth of the time, because the disk serves many in one go. */
const atOnce = 16

/** Brings the content of files to the disk, for names that are about to take the place of others. */
async function flushFiles(paths: readonly string[]): Promise<void> {
  await inParallel(paths, {
    atOnce,
    async work(path) {
      const handle = await open(path)
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
  })
}
