import { mkdirSync, readFileSync, readdirSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isAbsence } from '../../platform/errorCode.ts'
import { flushFiles } from '../../platform/files/flushFiles.ts'
import { isInnerPath } from '../../platform/output/readManifest.ts'
import { readPlainFile } from '../../platform/files/readPlainFile.ts'
import { flushFolder } from '../../platform/files/replaceFile.ts'
import { manifestFile } from '../../shared/output/manifest.ts'
import { outputPaths } from './outputPaths.ts'
import { removeIfEmpty } from './removeFiles.ts'

/** Files among the contents: the next manifest, and the paths that leave the output. */
const nextManifest = 'manifest.json'
const removalsFile = 'removals.json'

/** Names that builds create, including the copy of a content with two places. */
const ownName = /^(?:[0-9a-f]{32}(?:\.copy)?|manifest\.json|removals\.json)$/

/** What a build is about to publish. */
interface Commit {
  /** Absent if it does not change. */
  readonly manifest: string | undefined
  /** Paths that the manifest no longer lists. */
  readonly removals: readonly string[]
}

/** Contents of a build under their hashes, in a folder of the output, until they are published and moved into place. */
export class PendingContents {
  readonly #target: string
  readonly #folder: string
  readonly #written = new Set<string>()
  /** The first of the folders that had to be created for them. */
  #made: string | undefined
  #isPublished = false

  constructor(target: string) {
    this.#target = target
    this.#folder = outputPaths(target).pending
  }

  /** Whether the contents are the site, in their places or not. */
  get isPublished(): boolean {
    return this.#isPublished
  }

  add(name: string, content: string | Uint8Array): void {
    if (this.#written.has(name)) return
    if (this.#written.size === 0) this.#made = mkdirSync(this.#folder, { recursive: true })
    this.#written.add(name)
    writeFileSync(join(this.#folder, name), content)
  }

  /** Reads a pending content; undefined if there is none of this name. */
  read(name: string): Uint8Array | undefined {
    return this.#written.has(name) ? readFileSync(join(this.#folder, name)) : undefined
  }

  /** Flushes everything to disk, and then moves the manifest into place: from that moment on, this is the site. */
  async commit({ manifest, removals }: Commit): Promise<void> {
    if (removals.length > 0) this.add(removalsFile, JSON.stringify(removals))
    if (manifest !== undefined) this.add(nextManifest, manifest)
    await flushFiles(this.#folder, [...this.#written])
    flushFolder(this.#folder)
    const file = join(this.#target, manifestFile)
    if (manifest !== undefined) renameSync(join(this.#folder, nextManifest), file)
    this.#isPublished = true
    flushFolder(dirname(file))
    // The names of new folders.
    if (this.#made !== undefined) for (const folder of [this.#target, dirname(this.#target)]) flushFolder(folder)
  }

  /** Drops what was not published. */
  drop(): void {
    if (this.#written.size === 0 || this.#isPublished) return
    clearPending(this.#target)
    if (this.#made !== undefined && this.#target.startsWith(this.#made)) removeIfEmpty(this.#target)
  }
}

/** Returns the names of the contents that are pending in an output; undefined if there is no such folder. */
export function pendingHashes(target: string): ReadonlySet<string> | undefined {
  try {
    return new Set(readdirSync(outputPaths(target).pending))
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

/** Returns the paths that leave the output. Empty if the list is truncated, in which case nothing of it is published. */
export function pendingRemovals(target: string): readonly string[] {
  const list = parseIfWhole(readPlainFile(join(outputPaths(target).pending, removalsFile)) ?? '')
  return Array.isArray(list) ? list.filter((path) => isInnerPath(path)) : []
}

/** Parses JSON; undefined if it was truncated. */
function parseIfWhole(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function pendingFile(target: string, hash: string): string {
  return join(outputPaths(target).pending, hash)
}

/** Removes abandoned contents, and their folder. */
export function clearPending(target: string): void {
  const { pending } = outputPaths(target)
  for (const name of pendingHashes(target) ?? []) if (ownName.test(name)) unlinkSync(join(pending, name))
  removeIfEmpty(pending)
  removeIfEmpty(dirname(pending))
}
