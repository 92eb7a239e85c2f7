/** No worker could render a shard. */
export class ShardError extends Error {}

/** Milliseconds without a worker after which a build says so. */
const workerPatience = 10_000

/** Milliseconds for which a build waits for other workers after one has refused its pages. */
const refusalPatience = 30_000

/** Watches whether there are workers for a build: without one it waits, if all refuse its pages it fails. */
export class WorkerWatch {
  readonly #warn: (message: string) => void
  readonly #now: () => number
  #last: number
  #isAlone = true
  #refusal: string | undefined

  /** `now` returns milliseconds, and never goes back. */
  constructor(warn: (message: string) => void, now: () => number) {
    this.#warn = warn
    this.#now = now
    this.#last = now()
  }

  made(): void {
    this.#last = this.#now()
    this.#isAlone = false
    this.#refusal = undefined
  }

  refused(reason: string): void {
    if (this.#refusal === undefined) this.#last = this.#now()
    this.#isAlone = false
    this.#refusal = reason
  }

  /** Called after each look at all shards, with the number of those that workers are rendering. */
  looked(active: number): void {
    if (active > 0) this.#isAlone = false
    const waited = this.#now() - this.#last
    const refusal = this.#refusal
    if (refusal !== undefined && active === 0 && waited > refusalPatience) throw new ShardError(whyFailed({ message: refusal }))
    if (!this.#isAlone || waited < workerPatience) return
    this.#isAlone = false
    this.#warn('No worker has taken pages yet. Start `npx roomwright worker` with the same queue and store.')
  }
}

/** Explains why a shard could not be made, from what the queue says about its job. */
export function whyFailed(output: unknown): string {
  const message = typeof output === 'object' && output !== null && 'message' in output ? String(output.message) : 'it gave no reason'
  return `No worker could make some of the pages: ${message}`
}
