import { readSealed, writeSealed } from '../../platform/files/sealedFile.ts'
import { dataHash } from '../../platform/contentHash.ts'

/** Facts that were read, by name, each with a hash of its value. */
export type Reads = readonly (readonly [fact: string, hash: string])[]

type Row = readonly [name: string, input: string, reads: Reads, value: unknown]

interface MemoOptions {
  /** Hash of the engine and of the plug-ins' code; results of another version are ignored. */
  readonly version: string
  /** Ignores the results of earlier runs. */
  readonly isFresh: boolean
}

/** Caches the results of plug-ins, so that one runs again only if its input or something that it read has changed. */
export class PluginMemo {
  readonly #file: string
  readonly #version: string
  readonly #before = new Map<string, Row>()
  readonly #after = new Map<string, Row>()
  #isChanged = false

  constructor(file: string, { version, isFresh }: MemoOptions) {
    this.#file = file
    this.#version = version
    const [head, ...rows] = isFresh ? [] : (readSealed(file)?.toString().split('\n') ?? [])
    if (head !== version) return
    for (const text of rows) {
      const row = JSON.parse(text) as Row
      this.#before.set(row[0], row)
    }
  }

  /** Returns the result for an input if everything read for it is unchanged; `hashOf` returns the current hash of a fact. */
  recall(name: string, input: unknown, hashOf: (fact: string) => string): { readonly value: unknown } | undefined {
    const row = this.#before.get(name)
    if (!row || row[1] !== dataHash(input) || row[2].some(([fact, hash]) => hashOf(fact) !== hash)) return undefined
    this.#after.set(name, row)
    return { value: row[3] }
  }

  /** Returns the names of the facts read for the results that this run used. */
  facts(): ReadonlySet<string> {
    return new Set([...this.#after.values()].flatMap(([, , reads]) => reads.map(([fact]) => fact)))
  }

  keep(name: string, given: { readonly input: unknown; readonly reads: Reads; readonly value: unknown }): void {
    this.#after.set(name, [name, dataHash(given.input), given.reads, given.value])
    this.#isChanged = true
  }

  /** Writes this run's results for the next one. Unused results are dropped, unless their name begins with one of `kept`. */
  write(kept: readonly string[] = []): void {
    for (const [name, row] of this.#before)
      if (!this.#after.has(name) && kept.some((start) => name.startsWith(start))) this.#after.set(name, row)
    if (!this.#isChanged && this.#after.size === this.#before.size) return
    writeSealed(this.#file, [this.#version, ...[...this.#after.values()].map((row) => JSON.stringify(row))].join('\n'))
  }
}
