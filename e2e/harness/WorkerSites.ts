import { type BuiltPublication, buildPublication } from './buildPublication.ts'
import { type TestSite, openSite } from './openSite.ts'
import type { Publication } from './Publication.ts'

/**
 * The publications used by the tests of one worker, each built and served once. They belong to the worker, not to a test file: a separate
 * worker and browser for each publication would take a sixth of the time of all tests.
 */
export class WorkerSites {
  readonly #worker: number
  readonly #built = new Map<string, Promise<BuiltPublication>>()
  readonly #served = new Map<string, Promise<TestSite>>()

  constructor(worker: number) {
    this.#worker = worker
  }

  built(publication: Publication): Promise<BuiltPublication> {
    return valueOf(this.#built, publication.name, () => buildPublication(publication, this.#worker))
  }

  served(publication: Publication): Promise<TestSite> {
    return valueOf(this.#served, publication.name, async () => openSite((await this.built(publication)).out))
  }

  async stop(): Promise<void> {
    for (const site of this.#served.values()) await (await site).stop()
  }
}

/** Returns the value with a name, creating it on first use; a failed creation is retried on the next use. */
function valueOf<Value>(known: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>): Promise<Value> {
  const value = known.get(name) ?? make()
  known.set(name, value)
  value.catch(() => known.delete(name))
  return value
}
