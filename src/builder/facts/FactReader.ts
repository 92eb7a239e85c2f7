/**
 * Notes which facts of a publication are read, so that what is made of them is made again when one of them changes. A fact is a
 * projection that pages read as one: an article's card, its body, a list. Nothing declares what it depends on; it is seen reading.
 */
export class FactReader {
  #reads: Set<string> | undefined

  /** Notes a read; outside `watch` it goes unnoticed. */
  note(fact: string): void {
    this.#reads?.add(fact)
  }

  /** Whether reads are noted now. */
  get isWatching(): boolean {
    return this.#reads !== undefined
  }

  /** Runs something; gives what it returned with the names of the facts that it read. */
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
