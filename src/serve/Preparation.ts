import type { SiteTable } from './SiteTable.ts'

export type Prepare = (table: SiteTable, signal: AbortSignal) => Promise<void>

/** Work in the background for the present build: a newer build ends it and starts its own. */
export class Preparation {
  readonly #prepare: Prepare
  #stopping = new AbortController()
  #work: Promise<void> = Promise.resolve()

  /** `prepare` stops soon after its signal and does not fail. */
  constructor(prepare: Prepare) {
    this.#prepare = prepare
  }

  restart(table: SiteTable): void {
    this.#stopping.abort()
    const stopping = new AbortController()
    this.#stopping = stopping
    this.#work = this.#work.then(() => (stopping.signal.aborted ? undefined : this.#prepare(table, stopping.signal)))
  }

  /** Resolves when nothing runs any more. */
  stop(): Promise<void> {
    this.#stopping.abort()
    return this.#work
  }
}
