import { readSealed, writeSealed } from '../../platform/sealedFile.ts'

/** What is remembered of a part of the output: what it was made of, and which files it became. */
export interface Trace<More> {
  /** Hash of everything that it was made of besides facts. */
  readonly key: string
  /** Names of the facts that it read. */
  readonly reads: readonly string[]
  /** Its files below the output folder, with their hashes. */
  readonly files: readonly (readonly [path: string, hash: string])[]
  /** What the making of it gave the rest of the build. */
  readonly more: More
}

type Row = readonly [name: string, key: string, reads: readonly number[], files: Trace<unknown>['files'], more: unknown]

interface KeptRow {
  readonly row: Row
  readonly text: string
}

interface TracesOptions {
  /** Hash of what all parts are made of: the engine and the settings. Traces of another base are none. */
  readonly base: string
  /** Hashes of all facts by name. */
  readonly facts: ReadonlyMap<string, string>
  /** Forgets what earlier builds made. */
  readonly isFresh?: boolean
}

/**
 * The traces of a build's parts (pages, feeds, sitemaps), kept from one build to the next. A part whose facts all have the hashes that
 * it was made of is not made again.
 */
export class Traces {
  readonly #file: string
  readonly #base: string
  readonly #facts: ReadonlyMap<string, string>
  readonly #before = new Map<string, KeptRow>()
  /** Numbers of the facts, those of the last build first. */
  readonly #ids = new Map<string, number>()
  readonly #changed = new Set<number>()
  readonly #rows: string[] = []
  #isChanged = false

  constructor(file: string, { base, facts, isFresh = false }: TracesOptions) {
    this.#file = file
    this.#base = base
    this.#facts = facts
    const [head, known, ...rows] = isFresh ? [] : (readSealed(file)?.toString().split('\n') ?? [])
    if (head !== base || known === undefined) return
    for (const [id, [name, hash]] of (JSON.parse(known) as [string, string][]).entries()) {
      this.#ids.set(name, id)
      if ((facts.get(name) ?? '') !== hash) this.#changed.add(id)
    }
    for (const text of rows) {
      const row = JSON.parse(text) as Row
      this.#before.set(row[0], { row, text })
    }
  }

  /** What a part was at the last build, whether it is to be made again or not. */
  before<More>(name: string): Pick<Trace<More>, 'files' | 'more'> | undefined {
    const kept = this.#before.get(name)
    return kept && { files: kept.row[3], more: kept.row[4] as More }
  }

  /** Whether a part with this key would be made of what it was made of before. */
  isCurrent(name: string, key: string): boolean {
    const row = this.#before.get(name)?.row
    return row !== undefined && row[1] === key && !row[2].some((id) => this.#changed.has(id))
  }

  /** Remembers a part as it was. */
  keep(name: string): void {
    const kept = this.#before.get(name)
    if (kept) this.#rows.push(kept.text)
  }

  /** Remembers a part that was made. */
  record(name: string, { key, reads, files, more }: Trace<unknown>): void {
    this.#rows.push(JSON.stringify([name, key, reads.map((read) => this.#idOf(read)), files, more] satisfies Row))
    this.#isChanged = true
  }

  /** Writes all for the next build, unless it would find the same. */
  write(): void {
    if (!this.#isChanged && this.#changed.size === 0 && this.#rows.length === this.#before.size) return
    const facts = [...this.#ids.keys()].map((name) => [name, this.#facts.get(name) ?? ''])
    writeSealed(this.#file, [this.#base, JSON.stringify(facts), ...this.#rows].join('\n'))
  }

  #idOf(name: string): number {
    const id = this.#ids.get(name) ?? this.#ids.size
    this.#ids.set(name, id)
    return id
  }
}
