interface Entry<Value> {
  readonly value: Value
  readonly bytes: number
}

/** A least-recently-used cache of values by key, limited to a total number of bytes. */
export class ByteCache<Value> {
  readonly #limit: number
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #pending = new Map<string, Promise<Value>>()
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Returns the value of a key, made if missing; concurrent callers share one call of `make`. Failures are not cached. */
  getOrMake(key: string, make: () => Promise<Entry<Value>>): Promise<Value> {
    const known = this.get(key)
    if (known !== undefined) return Promise.resolve(known)
    const pending = this.#pending.get(key)
    if (pending) return pending
    const making = this.#make(key, make)
    this.#pending.set(key, making)
    return making
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  async #make(key: string, make: () => Promise<Entry<Value>>): Promise<Value> {
    try {
      const entry = await make()
      this.#keep(key, entry)
      return entry.value
    } finally {
      this.#pending.delete(key)
    }
  }

  #keep(key: string, entry: Entry<Value>): void {
    if (entry.bytes > this.#limit) return
    this.delete(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) return
      this.delete(oldest)
    }
  }
}
