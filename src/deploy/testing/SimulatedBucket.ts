import { hash } from 'node:crypto'
import type { Simulation, SimulatedProcess } from '../../platform/testing/Simulation.ts'
import type { Bucket } from '../bucket/Bucket.ts'
import { lockPrefix } from '../record/BucketState.ts'

/** A change of one key, with the process that made it. */
export interface Change {
  readonly by: SimulatedProcess
  readonly key: string
  /** Undefined if it is removed. */
  readonly body: Buffer | undefined
}

/** A storage service in simulated time, whose listings may be stale. */
export class SimulatedBucket {
  readonly objects = new Map<string, Buffer>()
  /** Share of the listings that are some changes behind. */
  stale = 0
  /** The process that was last told that its lock is the only one. */
  owner: SimulatedProcess | undefined
  readonly #world: Simulation
  /** Keys and tags in the order of their changes, for stale listings. */
  readonly #history: (readonly [key: string, tag: string | undefined])[] = []
  readonly #watch: (change: Change) => void

  constructor(world: Simulation, watch: (change: Change) => void) {
    this.#world = world
    this.#watch = watch
  }

  /** Returns the bucket as seen by a process whose lock is named after `identity`. */
  openFor(by: SimulatedProcess, identity: string): Bucket {
    const list = (prefix: string) => {
      const found = this.#list(prefix)
      const own = `${lockPrefix}${identity}.json`
      const ticket = this.objects.get(own)
      // A stale listing may show an earlier, released lock of the same process.
      const isAlone = found.length === 1 && found[0]?.key === own && ticket !== undefined && found[0].etag === tagOf(ticket)
      if (prefix === lockPrefix && isAlone) this.owner = by
      return found
    }
    const write = (key: string, body: Buffer | undefined) => {
      if (body) this.objects.set(key, body)
      else this.objects.delete(key)
      this.#history.push([key, body && tagOf(body)])
      this.#watch({ by, key, body })
      return body ? tagOf(body) : ''
    }
    return {
      name: 'bucket',
      list: (prefix = '') => by.request(() => list(prefix)),
      read: (key) => by.request(() => this.objects.get(key)),
      put: ({ key, body }) => by.request(() => write(key, body)),
      copy: ({ from, to }) =>
        by.request(() => {
          const body = this.objects.get(from)
          if (!body) throw new Error(`There is no ${from} to copy.`)
          return write(to, body)
        }),
      remove: (keys) => by.request(() => keys.forEach((key) => write(key, undefined))),
      now: () => 1_700_000_000_000 + this.#world.now,
      close: () => undefined,
    }
  }

  #list(prefix: string) {
    const lag = this.stale > 0 && this.#world.chance(this.stale) ? this.#world.below(12) : 0
    const shown = new Map(this.#history.slice(0, this.#history.length - lag))
    return [...shown].flatMap(([key, etag]) => (etag !== undefined && key.startsWith(prefix) ? [{ key, etag }] : []))
  }
}

function tagOf(body: Buffer): string {
  return hash('md5', body)
}
