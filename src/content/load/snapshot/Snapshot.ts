import { rmSync } from 'node:fs'
import { firstOfRow } from '../../../platform/firstOfRow.ts'
import { readWithSeal, writeSealed } from '../../../platform/files/sealedFile.ts'
import { type FileStamp, clockStep, fileStamp } from '../../../platform/files/fileStamp.ts'
import type { SeenFolder } from './SeenFolder.ts'

/** One file: its path, its stamp, and what was read from it. */
type Line = readonly [path: string, stamp: string, found: unknown]

/** A line whose JSON is parsed when it is first asked for. */
class KnownLine {
  readonly text: string
  #parsed: Line | undefined

  constructor(text: string) {
    this.text = text
  }

  get stamp(): string {
    return (this.#parsed ??= parseLine(this.text))[1]
  }

  get found(): unknown {
    return (this.#parsed ??= parseLine(this.text))[2]
  }
}

/** Changes go to a separate file until they exceed one in this many of the snapshot's lines; then the snapshot is rewritten. */
const shareOfChanges = 16
/** Up to this many changes never cause a rewrite. */
const fewChanges = 64

interface SnapshotOptions {
  /** Version of the engine that reads the files: results of another one are discarded. Absent: that of the last run. */
  readonly version?: string
  /** Discards the results of earlier runs. */
  readonly isFresh?: boolean
  /** When the run began, by the file system's clock: milliseconds since 1970. */
  readonly began?: number
  /** Absent: every file is looked up on disk. */
  readonly seen?: SeenFolder | undefined
}

/**
 * The results of earlier runs for the files of a publication, so that a file is read again only if its stamp has changed. A damaged
 * snapshot, or one of another engine version, counts as empty.
 */
export class Snapshot {
  readonly #file: string
  readonly #version: string | undefined
  readonly #began: number
  readonly #before = new Map<string, KnownLine>()
  readonly #after = new Map<string, string>()
  /** Lines that other threads wrote in this run. */
  readonly #told = new Map<string, KnownLine>()
  readonly #stamps = new Map<string, FileStamp>()
  /** Identifies the snapshot that the changes belong to; absent if there is none. */
  #seal: string | undefined
  #sealOfChanges: string | undefined
  /** Paths that have changed since that snapshot was written. */
  readonly #changed = new Set<string>()
  readonly #seen: SeenFolder | undefined
  #isChanged = false

  constructor(file: string, { version, isFresh = false, began = Date.now(), seen }: SnapshotOptions) {
    this.#seen = seen
    this.#began = began
    this.#file = file
    this.#version = version
    if (isFresh) return
    const whole = readWithSeal(file)
    const [head, ...lines] = whole?.content.toString().split('\n') ?? []
    if (!whole || head !== (version ?? head)) return
    this.#version = head
    this.#seal = whole.seal
    for (const line of lines) this.#read(line)
    const later = readWithSeal(changesOf(file))
    const [beside, ...changes] = later?.content.toString().split('\n') ?? []
    if (beside !== whole.seal) return
    this.#sealOfChanges = later?.seal
    for (const line of changes) this.#changed.add(this.#read(line))
  }

  #read(text: string): string {
    const path = firstOfRow(text)
    if (isRemoval(text)) this.#before.delete(path)
    else this.#before.set(path, new KnownLine(text))
    return path
  }

  /** Identifies what is on disk: equal seals mean equal snapshots. Undefined before the first is written. */
  get seal(): string | undefined {
    return this.#seal === undefined ? undefined : this.#seal + (this.#sealOfChanges ?? '')
  }

  /** Returns the result of the last run for a file, whether or not it has changed since. */
  before(path: string): unknown {
    return this.#before.get(path)?.found
  }

  /** Takes over the results for all files that were not looked up, which are known not to have changed. */
  keepOthers(): void {
    for (const [path, { text }] of this.#before) if (!this.#after.has(path) && !this.#stamps.has(path)) this.#after.set(path, text)
  }

  /** Returns the result for an unchanged file, as parsed from JSON; undefined for any other file, or if `isCurrent` rejects the result. */
  recall(path: string, absolute: string, isCurrent: (found: unknown) => boolean = () => true): unknown {
    const stamp = this.#seen?.stampOf(path) ?? fileStamp(absolute)
    const known = this.#before.get(path)
    if (known && known.stamp === stamp?.stamp && isCurrent(known.found)) {
      this.#after.set(path, known.text)
      return known.found
    }
    const told = this.#told.get(path)
    if (told && told.stamp === stamp?.stamp && isCurrent(told.found)) {
      this.#isChanged = true
      this.#after.set(path, told.text)
      return told.found
    }
    if (stamp) this.#stamps.set(path, stamp)
    return undefined
  }

  /** Lists the files added, changed or removed since the last run; complete only after every file was looked up. */
  changes(): readonly { readonly file: string; readonly before: unknown; readonly after: unknown }[] {
    const lineOf = (text: string | undefined) => (text === undefined ? undefined : parseLine(text))
    return [...new Set([...this.#before.keys(), ...this.#after.keys(), ...this.#stamps.keys()])].flatMap((file) => {
      const [before, after] = [this.#before.get(file)?.text, this.#after.get(file)]
      if (before === after && !this.#stamps.has(file)) return []
      const [old, now] = [lineOf(before), lineOf(after)]
      return (old ?? now)?.[1] === '' ? [] : [{ file, before: old?.[2], after: now?.[2] }]
    })
  }

  /** Takes lines that other threads have just kept, so that `recall` finds them like those of earlier runs. */
  learn(lines: readonly string[]): void {
    for (const text of lines) {
      this.#told.set(firstOfRow(text), new KnownLine(text))
    }
  }

  /** Returns the result for content that identifies itself, such as by a hash. */
  recallContent(name: string): unknown {
    const known = this.#before.get(name) ?? this.#told.get(name)
    if (known) this.#after.set(name, known.text)
    return known?.found
  }

  /** Stores the result for a content; returns its line unless it is stored already. */
  keepContent(name: string, found: unknown): string | undefined {
    return this.#after.has(name) ? undefined : this.#keepLine([name, '', found])
  }

  /** Stores the result for a file that `recall` did not find; returns its line unless the next run has to read the file again. */
  keep(path: string, found: unknown): string | undefined {
    const stamp = this.#stamps.get(path)
    // A file that changes again within the same clock tick would keep its stamp.
    if (!stamp || found === undefined || stamp.changed > this.#began - clockStep) return undefined
    return this.#keepLine([path, stamp.stamp, found])
  }

  #keepLine(line: Line): string {
    const text = JSON.stringify(line)
    this.#after.set(line[0], text)
    this.#isChanged = true
    return text
  }

  /** Writes the results of this run for the next one. */
  write(): void {
    if (!this.#isChanged && this.#after.size === this.#before.size) return
    for (const [path, text] of this.#after) if (this.#before.get(path)?.text !== text) this.#changed.add(path)
    for (const path of this.#before.keys()) if (!this.#after.has(path)) this.#changed.add(path)
    const isWhole = this.#seal === undefined || this.#changed.size > Math.max(fewChanges, this.#after.size / shareOfChanges)
    if (isWhole) {
      this.#seal = writeSealed(this.#file, [this.#version, ...this.#after.values()].join('\n'))
      this.#sealOfChanges = undefined
      rmSync(changesOf(this.#file), { force: true })
    } else {
      const lines = [...this.#changed].map((path) => this.#after.get(path) ?? JSON.stringify([path]))
      this.#sealOfChanges = writeSealed(changesOf(this.#file), [this.#seal, ...lines].join('\n'))
    }
  }
}

/** Parses a line as a snapshot wrote it: the seal of its file vouches for its form. */
function parseLine(text: string): Line {
  return JSON.parse(text) as Line
}

/** Reports whether a line of the changes says that a file is no longer there. */
function isRemoval(text: string): boolean {
  return text.endsWith('"]') && (parseLine(text) as readonly unknown[]).length === 1
}

function changesOf(file: string): string {
  return `${file}.changes`
}
