import { readSealed, writeSealed } from '../../platform/sealedFile.ts'
import { type FileStamp, clockStep, fileStamp } from '../../platform/fileStamp.ts'

/** One file: its path, its stamp, and what was found in it. */
type Line = readonly [path: string, stamp: string, found: unknown]

interface SnapshotOptions {
  /** Names the engine that reads the files: what another one found in them is not believed. */
  readonly version: string
  /** Forgets what earlier runs found. */
  readonly isFresh?: boolean
  /** When the run began, by the clock of the disk: milliseconds since 1970. */
  readonly began?: number
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
  #isChanged = false

  constructor(file: string, { version, isFresh = false, began = Date.now() }: SnapshotOptions) {
    this.#began = began
    this.#file = file
    this.#version = version
    if (isFresh) return
    const [head, ...lines] = readSealed(file)?.toString().split('\n') ?? []
    if (head !== version) return
    for (const text of lines) {
      const [path, stamp, found] = JSON.parse(text) as Line
      this.#before.set(path, { text, stamp, found })
    }
  }

  /**
   * What was found in a file that has not changed since, as JSON gives it back; undefined for any other, and for what `isCurrent` does not
   * believe any more.
   */
  recall(path: string, absolute: string, isCurrent: (found: unknown) => boolean = () => true): unknown {
    const stamp = fileStamp(absolute)
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
    writeSealed(this.#file, [this.#version, ...this.#after.values()].join('\n'))
  }
}
