import type { Network } from '../network/Network.ts'

const batchSize = 4
/** Milliseconds before a batch, and that it is waited for at most. */
const pause = 3000

/** Loads what readers may want next: a few pages at a time, with rests between. */
export class PrefetchQueue {
  readonly #wait: Network['wait']
  readonly #load: (path: string) => Promise<unknown>
  /** The paths that wait, each with those who want it: the links to it that are in view. */
  readonly #waiting = new Map<string, Set<unknown>>()
  readonly #begun = new Set<string>()
  #running = false

  /** `load` is called once a path; whatever it comes to, the queue goes on. */
  constructor(wait: Network['wait'], load: (path: string) => Promise<unknown>) {
    this.#wait = wait
    this.#load = load
  }

  add(path: string, link: unknown): void {
    if (this.#begun.has(path)) return
    this.#waiting.set(path, (this.#waiting.get(path) ?? new Set()).add(link))
    if (!this.#running) void this.#run()
  }

  /** Takes back all that has not begun. */
  clear(): void {
    this.#waiting.clear()
  }

  /** Takes back what has not begun, unless another link still wants it. */
  drop(path: string, link: unknown): void {
    const links = this.#waiting.get(path)
    if (links?.delete(link) && links.size === 0) this.#waiting.delete(path)
  }

  async #run(): Promise<void> {
    this.#running = true
    const rest = () => this.#wait(pause)
    while (this.#waiting.size > 0) {
      await rest()
      const batch = [...this.#waiting.keys()].slice(0, batchSize)
      for (const path of batch) {
        this.#waiting.delete(path)
        this.#begun.add(path)
      }
      // A page that does not come holds up no others.
      await Promise.race([rest(), Promise.allSettled(batch.map((path) => this.#load(path)))])
    }
    this.#running = false
  }
}
