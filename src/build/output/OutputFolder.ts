import { hash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type FileKind, type Manifest, type ManifestFile, manifestFile } from '../../shared/manifest.ts'
import { markFolder } from './claimOutput.ts'
import { outputPaths } from './outputPaths.ts'
import { readManifest } from './readManifest.ts'
import { swapFolders } from './swapFolders.ts'

export interface OutputFile {
  /** Below the output folder, with `/`. */
  readonly path: string
  readonly kind: FileKind
}

/** What a build changed, compared with the output that was there. */
export interface OutputChanges {
  readonly written: number
  readonly unchanged: number
  readonly removed: number
}

/**
 * Collects the files of a build beside the output and puts them in its place at the end, whole.
 * A file whose content did not change is the same file (a link to it), and a build that changes nothing touches nothing.
 */
export class OutputFolder {
  readonly #target: string
  readonly #staging: string
  readonly #previous: ReadonlyMap<string, ManifestFile>
  readonly #previousText: string | undefined
  readonly #files = new Map<string, ManifestFile>()
  readonly #folders = new Set<string>()
  #kept: string[] = []
  #written = 0

  constructor(target: string) {
    this.#target = target
    this.#staging = outputPaths(target).staging
    rmSync(this.#staging, { recursive: true, force: true })
    mkdirSync(join(this.#staging, markFolder), { recursive: true })
    const previous = readManifest(target)
    this.#previous = new Map(previous?.manifest.files.map((file) => [file.path, file]))
    this.#previousText = previous?.text
  }

  /** Adds a file; two pages or data files of one path are a fault of the plan, while a public file never replaces what the build made. */
  add({ path, kind }: OutputFile, content: string | Uint8Array): void {
    if (this.#files.has(path)) {
      if (kind === 'document' || kind === 'data') throw new Error(`Two pages would be written to ${path}.`)
      return
    }
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    const entry = this.#entry({ path, kind }, { hash: hash('sha256', bytes, 'hex').slice(0, 32), size: bytes.length })
    if (this.#keeps(entry)) return
    writeFileSync(this.#place(path), bytes)
  }

  /** The hash of a file that was added. */
  hashOf(path: string): string | undefined {
    return this.#files.get(path)?.hash
  }

  /** Adds a file by copying it; a name that carries its content's hash is not even read when the output has it already. */
  addFile({ path, kind }: OutputFile, source: string): void {
    const known = kind === 'asset' ? this.#previous.get(path) : undefined
    if (known && !this.#files.has(path) && this.#isWhole(known)) {
      this.#files.set(path, known)
      this.#kept.push(path)
      return
    }
    this.add({ path, kind }, readFileSync(source))
  }

  /** Writes the manifest and swaps the folders, if anything changed at all. */
  finish(rest: Omit<Manifest, 'version' | 'files'>): OutputChanges {
    const files = [...this.#files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
    const text = `${JSON.stringify({ version: 1, ...rest, files } satisfies Manifest)}\n`
    const removed = [...this.#previous.keys()].filter((path) => !this.#files.has(path)).length
    const changes = { written: this.#written, unchanged: this.#kept.length, removed }
    if (text === this.#previousText && this.#written === 0) {
      this.abandon()
      return changes
    }
    for (const path of this.#kept) this.#link(path)
    writeFileSync(this.#place(manifestFile), text)
    swapFolders(this.#target)
    return changes
  }

  /** Leaves the previous output as it was. */
  abandon(): void {
    rmSync(this.#staging, { recursive: true, force: true })
  }

  #entry({ path, kind }: OutputFile, content: { readonly hash: string; readonly size: number }): ManifestFile {
    const entry: ManifestFile = { path, ...content, kind, cache: kind === 'asset' ? 'immutable' : 'revalidate' }
    this.#files.set(path, entry)
    return entry
  }

  #keeps(entry: ManifestFile): boolean {
    const known = this.#previous.get(entry.path)
    if (known?.hash !== entry.hash || !this.#isWhole(known)) {
      this.#written += 1
      return false
    }
    this.#kept.push(entry.path)
    return true
  }

  /** Whether a file of the previous output is still there in its size; somebody may have been at it. */
  #isWhole({ path, size }: ManifestFile): boolean {
    return statSync(join(this.#target, path), { throwIfNoEntry: false })?.size === size
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
      if (!(error instanceof Error && 'code' in error) || !['EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS', 'EXDEV'].includes(String(error.code)))
        throw error
      copyFileSync(source, target)
    }
  }
}
