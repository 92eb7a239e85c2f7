import type { Snapshot } from '../../content/load/Snapshot.ts'
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

/** Why a part was made again: a fact that it read has another hash. */
export interface Reason {
  readonly fact: string
  /** '' where there was none. */
  readonly before: string
  /** '' where there is none any more. */
  readonly after: string
}

/** A file that came, changed or went. */
export interface ChangedFile {
  /** Below the publication folder. */
  readonly file: string
  /** Of its front matter; empty where only the text changed, or the file is new or gone. */
  readonly fields: readonly string[]
}

/** The parts that the last build made. */
export interface MadeParts {
  /** Why all of them were made, where that was so. */
  readonly all?: string
  readonly parts: Readonly<Record<string, readonly Reason[]>>
  readonly files: readonly ChangedFile[]
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
  readonly #kept = new Map<string, string>()
  readonly #made = new Map<string, Trace<unknown>>()
  /** Why there is nothing to compare with. */
  readonly #anew: string | undefined
  readonly #table: readonly (readonly [name: string, hash: string])[] = []
  readonly #wasMade: boolean = false

  constructor(file: string, { base, facts, isFresh = false }: TracesOptions) {
    this.#file = file
    this.#base = base
    this.#facts = facts
    const [head, made, known, ...rows] = isFresh ? [] : linesOf(file)
    this.#anew = isFresh
      ? 'a clean build'
      : head === undefined
        ? 'the first build'
        : head === base
          ? undefined
          : 'the engine or the settings'
    if (this.#anew !== undefined || made === undefined || known === undefined) return
    this.#wasMade = Object.keys((JSON.parse(made) as MadeParts).parts).length > 0
    this.#table = JSON.parse(known) as [string, string][]
    for (const [id, [name, hash]] of this.#table.entries()) {
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
    if (kept) this.#kept.set(name, kept.text)
  }

  /** Remembers a part that was made. */
  record(name: string, trace: Trace<unknown>): void {
    this.#made.set(name, trace)
  }

  /** Writes all for the next build, unless it would find the same. `files` are those that changed since the last one. */
  write(files: readonly ChangedFile[]): void {
    const isAlike = !this.#wasMade && this.#made.size === 0 && this.#kept.size === this.#before.size
    if (isAlike && this.#changed.size === 0) return
    // By name: in which order parts were made, and where, leaves no trace.
    const made = [...this.#made].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const isFirst = this.#anew !== undefined
    const parts = Object.fromEntries(made.map(([name, { key }]) => [name, isFirst ? [] : this.#reasonsFor(name, key)]))
    const said: MadeParts = this.#anew === undefined ? { parts, files } : { all: this.#anew, files: [], parts }
    const rows = made.map(([name, { key, reads, files: its, more }]) =>
      JSON.stringify([name, key, reads.map((read) => this.#idOf(read)), its, more] satisfies Row),
    )
    const facts = [...this.#ids.keys()].map((name) => [name, this.#facts.get(name) ?? ''])
    writeSealed(this.#file, [this.#base, JSON.stringify(said), JSON.stringify(facts), ...this.#kept.values(), ...rows].join('\n'))
  }

  #reasonsFor(name: string, key: string): readonly Reason[] {
    const row = this.#before.get(name)?.row
    if (!row) return []
    const outline = row[1] === key ? [] : [{ fact: 'its outline', before: row[1], after: key }]
    return [
      ...outline,
      ...row[2]
        .filter((id) => this.#changed.has(id))
        .map((id) => ({
          fact: this.#table[id]?.[0] ?? '',
          before: this.#table[id]?.[1] ?? '',
          after: this.#facts.get(this.#table[id]?.[0] ?? '') ?? '',
        })),
    ]
  }

  #idOf(name: string): number {
    const id = this.#ids.get(name) ?? this.#ids.size
    this.#ids.set(name, id)
    return id
  }
}

/** What a build's traces say of the parts that it made, and of those that it kept. */
export function readMade(file: string): { readonly made: MadeParts; has(name: string): boolean } | undefined {
  const [, made, , ...rows] = linesOf(file)
  if (made === undefined) return undefined
  return { made: JSON.parse(made) as MadeParts, has: (name) => rows.some((row) => row.startsWith(`[${JSON.stringify(name)},`)) }
}

function linesOf(file: string): readonly string[] {
  return readSealed(file)?.toString().split('\n') ?? []
}

/** The files that came, changed or went since the last build, with the fields of their front matter that did. */
export function changedFiles(snapshot: Pick<Snapshot, 'changes'>): readonly ChangedFile[] {
  return snapshot.changes().map(({ file, before, after }) => {
    const [old, now] = [frontOfKept(before), frontOfKept(after)]
    const fields =
      old && now ? Object.keys({ ...old, ...now }).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field])) : []
    return { file, fields }
  })
}

function frontOfKept(found: unknown): Readonly<Record<string, unknown>> | undefined {
  return (found as { readonly front?: Readonly<Record<string, unknown>> } | undefined)?.front
}
