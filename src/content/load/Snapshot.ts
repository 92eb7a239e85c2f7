import { rmSync } from 'node:fs'
import { readWithSeal, writeSealed } from '../../platform/sealedFile.ts'
import { type FileStamp, clockStep, fileStamp } from '../../platform/fileStamp.ts'
import type { SeenFolder } from './SeenFolder.ts'

/** One file: its path, its stamp, and what was found in it. */
type Line = readonly [path: string, stamp: string, found: unknown]

/** Changes are kept beside a snapshot until they are more than one in so many of its lines: then it is written anew. */
const shareOfChanges = 16
/** Fewer are never worth it. */
const fewChanges = 64

interface SnapshotOptions {
  /** Names the engine that reads the files: what another one found in them is not believed. */
  readonly version: string
  /** Forgets what earlier runs found. */
  readonly isFresh?: boolean
  /** When the run began, by the clock of the disk: milliseconds since 1970. */
  readonly began?: number
  /** Absent: each file is looked at. */
  readonly seen?: SeenFolder | undefined
}

/**
 * What earlier runs found in the files of a publication, so that a file is read again only when its stamp has changed. A damaged
 * snapshot, or one of another engine, counts as empty.
 */
export class Snapshot {
  readonly #file: string
  readonly #version: string
  readonly #began: number
  readonly #before = new Map<string, { readonly text: string; readonly stamp: string; readonly found: unknown }>()
  readonly #after = new Map<string, string>()
  readonly #stamps = new Map<string, FileStamp>()
  /** Names the file that changes are kept beside; absent where there is none. */
  readonly #seal: string | undefined
  /** Paths that have changed since that file was written. */
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
    if (!whole || head !== version) return
    this.#seal = whole.seal
    for (const line of lines) this.#read(line)
    const [beside, ...changes] = readWithSeal(changesOf(file))?.content.toString().split('\n') ?? []
    if (beside !== whole.seal) return
    for (const line of changes) this.#changed.add(this.#read(line))
  }

  #read(text: string): string {
    const [path, stamp, found] = JSON.parse(text) as Line
    if (found === undefined) this.#before.delete(path)
    else this.#before.set(path, { text, stamp, found })
    return path
  }

  /**
   * What was found in a file that has not changed since, as JSON gives it back; undefined for any other, and for what `isCurrent` does not
   * believe any more.
   */
  recall(path: string, absolute: string, isCurrent: (found: unknown) => boolean = () => true): unknown {
    const stamp = this.#seen?.stampOf(path) ?? fileStamp(absolute)
    const known = this.#before.get(path)
    if (known && known.stamp === stamp?.stamp && isCurrent(known.found)) {
      this.#after.set(path, known.text)
      return known.found
    }
    if (stamp) this.#stamps.set(path, stamp)
    return undefined
  }

  /** The files that came, changed or went since the last run; known once everything was looked at. */
  changes(): readonly { readonly file: string; readonly before: unknown; readonly after: unknown }[] {
    const found = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as Line)[2])
    return [...new Set([...this.#before.keys(), ...this.#after.keys(), ...this.#stamps.keys()])].flatMap((file) => {
      const [before, after] = [this.#before.get(file)?.text, this.#after.get(file)]
      return before === after && !this.#stamps.has(file) ? [] : [{ file, before: found(before), after: found(after) }]
    })
  }

  /** What was found out of a content that names itself, such as by its hash. */
  recallContent(name: string): unknown {
    const known = this.#before.get(name)
    if (known) this.#after.set(name, known.text)
    return known?.found
  }

  keepContent(name: string, found: unknown): void {
    if (this.#after.has(name)) return
    this.#after.set(name, JSON.stringify([name, '', found] satisfies Line))
    this.#isChanged = true
  }

  /** Keeps what was found in a file after it was looked for in vain. */
  keep(path: string, found: unknown): void {
    const stamp = this.#stamps.get(path)
    // A file that changes again within the same step of the clock would keep its stamp.
    if (!stamp || found === undefined || stamp.changed > this.#began - clockStep) return
    this.#after.set(path, JSON.stringify([path, stamp.stamp, found] satisfies Line))
    this.#isChanged = true
  }

  /** Writes what this run knows for the next one. */
  write(): void {
    if (!this.#isChanged && this.#after.size === this.#before.size) return
    for (const [path, text] of this.#after) if (this.#before.get(path)?.text !== text) this.#changed.add(path)
    for (const path of this.#before.keys()) if (!this.#after.has(path)) this.#changed.add(path)
    const isWhole = this.#seal === undefined || this.#changed.size > Math.max(fewChanges, this.#after.size / shareOfChanges)
    if (isWhole) {
      writeSealed(this.#file, [this.#version, ...this.#after.values()].join('\n'))
      rmSync(changesOf(this.#file), { force: true })
    } else {
      const lines = [...this.#changed].map((path) => this.#after.get(path) ?? JSON.stringify([path]))
      writeSealed(changesOf(this.#file), [this.#seal, ...lines].join('\n'))
    }
  }
}

function changesOf(file: string): string {
  return `${file}.changes`
}
