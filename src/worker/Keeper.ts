/** The worker's storage. It may be full, missing or forbidden: then nothing is kept and nothing found, and no answer suffers. */
export class Keeper {
  readonly #storage: () => CacheStorage
  readonly #limits: Readonly<Record<string, number>>

  /** `limits`: how many entries a cache may hold, by its name. */
  constructor(storage: () => CacheStorage, limits: Readonly<Record<string, number>>) {
    this.#storage = storage
    this.#limits = limits
  }

  find(key: string): Promise<Response | undefined> {
    return this.#try((storage) => storage.match(key, { ignoreVary: true }))
  }

  /** Keeps an answer; what came first goes first when a cache is full. */
  async keep(name: string, key: string, response: Response): Promise<void> {
    await this.#try(async (storage) => {
      const cache = await storage.open(name)
      await cache.put(key, response)
      const limit = this.#limits[name]
      if (limit !== undefined) for (const oldest of (await cache.keys()).slice(0, -limit)) await cache.delete(oldest)
    })
  }

  async forget(name: string, key: string): Promise<void> {
    await this.#try(async (storage) => (await storage.open(name)).delete(key))
  }

  async #try<Result>(work: (storage: CacheStorage) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work(this.#storage())
    } catch {
      // Browsers fail in many ways here; a worker without storage is a worker that passes everything on.
      return undefined
    }
  }
}
