import type { ScriptResult } from './fetchScript.ts'

interface Kept {
  readonly result: Promise<ScriptResult>
  /** On the clock of `now`. */
  readonly until: number
}

export interface ScriptStoreOptions {
  readonly fetch: (address: string) => Promise<ScriptResult>
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Milliseconds for which a script is kept, and for which a failure is, so that no crowd of readers is passed on to its host. */
  readonly keep: { readonly script: number; readonly failure: number }
}

/** What scripts were when they were last fetched: a host is asked once for all who ask meanwhile. */
export class ScriptStore {
  readonly #options: ScriptStoreOptions
  readonly #kept = new Map<string, Kept>()

  constructor(options: ScriptStoreOptions) {
    this.#options = options
  }

  get(address: string): Promise<ScriptResult> {
    const now = this.#options.now()
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key)
    const known = this.#kept.get(address)
    if (known) return known.result
    const result = this.#fetch(address)
    this.#kept.set(address, { result, until: Infinity })
    return result
  }

  async #fetch(address: string): Promise<ScriptResult> {
    const { fetch, now, keep } = this.#options
    try {
      const result = await fetch(address)
      this.#kept.set(address, { result: Promise.resolve(result), until: now() + (result.status === 200 ? keep.script : keep.failure) })
      return result
    } catch (error) {
      this.#kept.delete(address)
      throw error
    }
  }
}
