/**
 * Records which facts of a publication are read, so that what is made from them is made again when one of them changes. A fact is a
 * projection that pages read as a unit: an article's card, its body, a list. Dependencies are observed, never declared.
 */
export class FactReader {
  #reads: Set<string> | undefined

  /** Records a read; outside `watch` it has no effect. */
  note(fact: string): void {
    this.#reads?.add(fact)
  }

  /** Whether reads are being recorded. */
  get isWatching(): boolean {
    return this.#reads !== undefined
  }

  /** Runs a function; returns its result with the names of the facts that it read. */
  watch<Made>(make: () => Made): { readonly made: Made; readonly reads: readonly string[] } {
    const outer = this.#reads
    const reads = new Set<string>()
    this.#reads = reads
    try {
      return { made: make(), reads: [...reads] }
    } finally {
      this.#reads = outer
      for (const read of reads) outer?.add(read)
    }
  }
}
