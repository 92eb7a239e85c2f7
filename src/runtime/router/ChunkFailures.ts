/** The paths whose chunks failed in this session; a browser that keeps nothing knows of none. */
export class ChunkFailures {
  readonly #storage: () => Storage

  constructor(storage: () => Storage) {
    this.#storage = storage
  }

  /** Whether this is the path's first failure in the session, as far as is known. */
  isFirst(path: string): boolean {
    const key = `chunk-failure:${path}`
    try {
      if (this.#storage().getItem(key) !== null) return false
      this.#storage().setItem(key, '1')
    } catch {
      // Storage that is missing or full: the document is tried every time, which never loops.
    }
    return true
  }
}
