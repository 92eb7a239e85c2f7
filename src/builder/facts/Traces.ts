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

interface Written {
  readonly facts: readonly (readonly [name: string, hash: string])[]
  readonly parts: readonly Row[]
}

interface TracesOptions {
  /** Hash of what all parts are made of: the engine and the settings. Traces of another base are none. */
  readonly base: string
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
  readonly #names: readonly string[]
  readonly #changed: ReadonlySet<number>
  readonly #before: ReadonlyMap<string, Row>
  readonly #ids = new Map<string, number>()
  readonly #rows: Row[] = []

  constructor(file: string, { base, facts, isFresh = false }: TracesOptions) {
    this.#file = file
    this.#base = base
    this.#facts = facts
    const written = isFresh ? nothing : readWritten(file, base)
    this.#names = written.facts.map(([name]) => name)
    this.#changed = new Set(written.facts.flatMap(([name, hash], id) => ((facts.get(name) ?? '') === hash ? [] : id)))
    this.#before = new Map(written.parts.map((row) => [row[0], row]))
  }

  /** What the part was at the last build, whether it is to be made again or not. */
  before<More>(name: string): Trace<More> | undefined {
    const row = this.#before.get(name)
    if (!row) return undefined
    const [, key, reads, files, more] = row
    return { key, reads: reads.map((id) => this.#names[id] ?? ''), files, more: more as More }
  }

  /** Whether a part with this key would be made of what it was made of before. */
  isCurrent(name: string, key: string): boolean {
    const row = this.#before.get(name)
    return row !== undefined && row[1] === key && !row[2].some((id) => this.#changed.has(id))
  }

  /** Remembers a part for the next build. */
  record(name: string, { key, reads, files, more }: Trace<unknown>): void {
    this.#rows.push([name, key, reads.map((read) => this.#idOf(read)), files, more])
  }

  write(): void {
    const facts = [...this.#ids.keys()].map((name) => [name, this.#facts.get(name) ?? ''] as const)
    writeSealed(this.#file, `${this.#base}\n${JSON.stringify({ facts, parts: this.#rows } satisfies Written)}`)
  }

  #idOf(name: string): number {
    const id = this.#ids.get(name) ?? this.#ids.size
    this.#ids.set(name, id)
    return id
  }
}

function readWritten(file: string, base: string): Written {
  const text = readSealed(file)?.toString() ?? ''
  return text.startsWith(`${base}\n`) ? (JSON.parse(text.slice(base.length + 1)) as Written) : nothing
}

const nothing: Written = { facts: [], parts: [] }
