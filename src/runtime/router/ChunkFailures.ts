/** The paths whose chunks failed in this browser session; without storage, none are known. */
export class ChunkFailures {
  readonly #storage: () => Storage

  constructor(storage: () => Storage) {
    this.#storage = storage
  }

  /** Reports whether this is the path's first known failure in the session, and records it. */
  isFirst(path: string): boolean {
    const key = `chunk-failure:${path}`
    try {
      if (this.#storage().getItem(key) !== null) return false
      this.#storage().setItem(key, '1')
    } catch {
      // Storage is missing or full: the document is loaded every time, which never loops.
    }
    return true
  }
}
