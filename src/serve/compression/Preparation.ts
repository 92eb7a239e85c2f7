import type { SiteTable } from '../site/SiteTable.ts'

type Prepare = (table: SiteTable, signal: AbortSignal) => Promise<void>

/** Background work for the current build: a newer build ends it and starts its own. */
export class Preparation {
  readonly #prepare: Prepare
  #stopping = new AbortController()
  #work: Promise<void> = Promise.resolve()

  /** `prepare` must stop soon after its signal aborts, and must not fail. */
  constructor(prepare: Prepare) {
    this.#prepare = prepare
  }

  restart(table: SiteTable): void {
    this.#stopping.abort()
    const stopping = new AbortController()
    this.#stopping = stopping
    this.#work = this.#work.then(() => (stopping.signal.aborted ? undefined : this.#prepare(table, stopping.signal)))
  }

  /** Resolves when all work has ended. */
  stop(): Promise<void> {
    this.#stopping.abort()
    return this.#work
  }
}
