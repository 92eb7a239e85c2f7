import type { Snapshot } from '../../content/load/snapshot/Snapshot.ts'
import { readSealed, writeSealed } from '../../platform/files/sealedFile.ts'
import { firstOfRow } from '../../platform/firstOfRow.ts'
import { cellAt } from '../output/Stamps.ts'

/** What is remembered about a part of the output: its inputs and its files. */
export interface Trace<More> {
  /** Hash of all its inputs other than facts. */
  readonly key: string
  /** Names of the facts that it read. */
  readonly reads: readonly string[]
  /** Its files, relative to the output folder, with their hashes. */
  readonly files: readonly (readonly [path: string, hash: string])[]
  /** What making it returned for the rest of the build. */
  readonly more: More
}

/** Why a part was made again: a fact that it read has another hash. */
export interface Reason {
  readonly fact: string
  /** Empty if there was none. */
  readonly before: string
  /** Empty if none is left. */
  readonly after: string
}

/** A file that was added, changed or removed. */
export interface ChangedFile {
  /** Relative to the publication folder. */
  readonly file: string
  /** Changed fields of its front matter; empty if only the text changed, or the file is new or gone. */
  readonly fields: readonly string[]
}

/** Hashes of what all parts depend on, by kind. */
export type CommonHashes = Readonly<Record<string, string>>

/** The parts that the last build made. */
export interface MadeParts {
  /** Why every part was made; absent if only some were. */
  readonly everything?: readonly Reason[]
  readonly parts: Readonly<Record<string, readonly Reason[]>>
  readonly files: readonly ChangedFile[]
}

type Row = readonly [name: string, key: string, reads: readonly number[], files: Trace<unknown>['files'], more: unknown]

/** A row of the last build, parsed when it is first asked for. */
class KeptRow {
  readonly text: string
  #row: Row | undefined

  constructor(text: string) {
    this.text = text
  }

  get row(): Row {
    return (this.#row ??= JSON.parse(this.text) as Row)
  }
}

interface TracesOptions {
  /** Traces with others are ignored. */
  readonly common: CommonHashes
  /** Hashes of all facts by name. */
  readonly facts: ReadonlyMap<string, string>
  /** Ignores what earlier builds made. */
  readonly isFresh?: boolean
  /** The lines of the file, if they have been read already. */
  readonly lines?: readonly string[]
}

/**
 * The traces of a build's parts (pages, feeds, sitemaps), kept from build to build. A part is not made again if all its facts have the
 * hashes it was made from.
 */
export class Traces {
  readonly #file: string
  readonly #common: string
  readonly #facts: ReadonlyMap<string, string>
  readonly #before = new Map<string, KeptRow>()
  /** Numbers of the facts, those of the last build first. */
  readonly #ids = new Map<string, number>()
  readonly #changed = new Set<number>()
  readonly #kept = new Map<string, string>()
  readonly #made = new Map<string, Trace<unknown>>()
  /** Why there is nothing to compare with. */
  readonly #anew: readonly Reason[] | undefined
  readonly #table: readonly (readonly [name: string, hash: string])[] = []
  readonly #wasMade: boolean = false
  readonly #isCompared: boolean

  constructor(file: string, { common, facts, isFresh = false, lines = isFresh ? [] : linesOf(file) }: TracesOptions) {
    this.#file = file
    this.#common = JSON.stringify(common)
    this.#facts = facts
    const [head, made, known, ...rows] = lines
    if (head === undefined) this.#anew = [{ fact: isFresh ? 'a clean build' : 'the first build', before: '', after: '' }]
    else if (head !== this.#common) this.#anew = changesOf(head, common)
    this.#isCompared = head !== undefined
    if (this.#anew !== undefined || made === undefined || known === undefined) return
    this.#wasMade = Object.keys(parseMade(made).parts).length > 0
    this.#table = JSON.parse(known) as [string, string][]
    for (const [id, [name, hash]] of this.#table.entries()) {
      this.#ids.set(name, id)
      if ((facts.get(name) ?? '') !== hash) this.#changed.add(id)
    }
    for (const text of rows) this.#before.set(firstOfRow(text), new KeptRow(text))
  }

  /** Opens the traces of the last build, of which only these facts have other hashes; undefined if there are none. */
  static withChanged(file: string, changed: ReadonlyMap<string, string>): Traces | undefined {
    const lines = linesOf(file)
    const [head, , known] = lines
    if (head === undefined || known === undefined) return undefined
    const table = JSON.parse(known) as [string, string][]
    return new Traces(file, { common: JSON.parse(head) as CommonHashes, facts: new Map([...table, ...changed]), lines })
  }

  /** What all parts depend on, as text. */
  get common(): string {
    return this.#common
  }

  /** Returns the parts of the last build that read a changed fact; the others are carried over. */
  keepCurrent(): readonly { readonly name: string; readonly trace: Trace<unknown> }[] {
    // Parsing a row takes a hundred times as long as finding that the number of a changed fact is nowhere in it.
    const numbers = new RegExp(`[[,](?:${[...this.#changed].join('|')})[,\\]]`)
    return [...this.#before].flatMap(([name, kept]) => {
      if (numbers.test(kept.text)) {
        const [, key, reads, files, more] = kept.row
        if (reads.some((id) => this.#changed.has(id))) {
          return [{ name, trace: { key, reads: reads.map((id) => cellAt(this.#table, id)[0]), files, more } }]
        }
      }
      this.#kept.set(name, kept.text)
      return []
    })
  }

  /** Returns a part's files and data from the last build, whether or not it has to be made again. */
  before<More>(name: string): Pick<Trace<More>, 'files' | 'more'> | undefined {
    const kept = this.#before.get(name)
    return kept && { files: kept.row[3], more: kept.row[4] as More }
  }

  /** Reports whether a part with this key still has the same inputs. */
  isCurrent(name: string, key: string): boolean {
    const row = this.#before.get(name)?.row
    return row !== undefined && row[1] === key && !row[2].some((id) => this.#changed.has(id))
  }

  /** Carries over the trace of an unchanged part. */
  keep(name: string): void {
    const kept = this.#before.get(name)
    if (kept) this.#kept.set(name, kept.text)
  }

  /** Records the trace of a part that was made. */
  record(name: string, trace: Trace<unknown>): void {
    this.#made.set(name, trace)
  }

  /** Writes all traces for the next build, unless nothing changed. `files` are those that changed since the last build. */
  write(files: readonly ChangedFile[]): void {
    const isAlike = !this.#wasMade && this.#made.size === 0 && this.#kept.size === this.#before.size
    if (isAlike && this.#changed.size === 0) return
    // Sorted by name, so that the result does not depend on the order in which parts were made, or where.
    const made = [...this.#made].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const isFirst = this.#anew !== undefined
    const parts = Object.fromEntries(made.map(([name, { key }]) => [name, isFirst ? [] : this.#reasonsFor(name, key)]))
    const said: MadeParts =
      this.#anew === undefined ? { parts, files } : { everything: this.#anew, files: this.#isCompared ? files : [], parts }
    const rows = made.map(([name, { key, reads, files: its, more }]) =>
      JSON.stringify([name, key, reads.map((read) => this.#idOf(read)), its, more] satisfies Row),
    )
    const facts = [...this.#ids.keys()].map((name) => [name, this.#facts.get(name) ?? ''])
    writeSealed(this.#file, [this.#common, JSON.stringify(said), JSON.stringify(facts), ...this.#kept.values(), ...rows].join('\n'))
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

/** Reads what a build's traces say about the parts that it made and kept. */
export function readMade(file: string): { readonly made: MadeParts; has(name: string): boolean } | undefined {
  const [, made, , ...rows] = linesOf(file)
  if (made === undefined) return undefined
  return { made: parseMade(made), has: (name) => rows.some((row) => row.startsWith(`[${JSON.stringify(name)},`)) }
}

function parseMade(line: string): MadeParts {
  return JSON.parse(line) as MadeParts
}

/** Compares the common hashes that the last build wrote, as text, with the present ones. */
function changesOf(written: string, after: CommonHashes): readonly Reason[] {
  // Earlier versions wrote a single hash.
  const before = written.startsWith('{') ? (JSON.parse(written) as CommonHashes) : {}
  return Object.keys({ ...before, ...after })
    .map((fact) => ({ fact, before: before[fact] ?? '', after: after[fact] ?? '' }))
    .filter((reason) => reason.before !== reason.after)
}

function linesOf(file: string): readonly string[] {
  return readSealed(file)?.toString().split('\n') ?? []
}

/** Returns the files that were added, changed or removed since the last build, with the changed fields of their front matter. */
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
