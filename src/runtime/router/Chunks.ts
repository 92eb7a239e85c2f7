import type { ChunkMap } from '../../shared/pages/pageData.ts'
import type { Chunk } from '../../ui/islands/LoaderContext.ts'
import { type Network, requestObject, requestTimeout } from './network.ts'

/** A file of a chunk is missing or has the wrong type. */
export class ChunkError extends Error {}

/** A script that did not load within the request timeout; it may only be slow. */
class LateError extends ChunkError {}

/** Maximum number of request timeouts to wait for a script that has no fallback. */
const mostTries = 5

interface ChunksOptions {
  readonly network: Network
  /** URL of the chunk map. */
  readonly map: string
  /** Set if the document's script has requested it already; it is requested again if that fails. */
  readonly early?: Promise<ChunkMap> | undefined
  /** URLs of the style sheets in the document. */
  readonly styles: ReadonlySet<string>
  importModule(url: string): Promise<unknown>
}

/** Loads scripts and style sheets by the chunk map, each once; a failure is retried on the next call. */
export class Chunks {
  readonly #options: ChunksOptions
  readonly #ready = new Map<string, Chunk>()
  readonly #loading = new Map<string, Promise<Chunk | undefined>>()
  #map: Promise<ChunkMap> | undefined

  constructor(options: ChunksOptions) {
    this.#options = options
    this.#map = options.early?.catch(() => this.#readMap())
  }

  /** Returns a chunk that has loaded already. */
  get(name: string): Chunk | undefined {
    return this.#ready.get(name)
  }

  /** Loads a chunk. Resolves with undefined if the build does not know the name; rejects if its files cannot be loaded. */
  load(name: string): Promise<Chunk | undefined> {
    const known = this.#loading.get(name)
    if (known) return known
    const loading = this.#load(name)
    this.#loading.set(name, loading)
    loading.catch(() => this.#loading.delete(name))
    return loading
  }

  /** Loads a chunk whose scripts may take longer than the request timeout. */
  loadPatiently(name: string, tries = mostTries): Promise<Chunk | undefined> {
    return this.load(name).catch((error: unknown) => {
      if (!(error instanceof LateError) || tries === 1) throw error
      return this.loadPatiently(name, tries - 1)
    })
  }

  async #load(name: string): Promise<Chunk | undefined> {
    const map = await (this.#map ??= this.#readMap())
    const [script, ...urls] = (Object.hasOwn(map, name) && map[name]) || []
    if (script === undefined) return undefined
    const [exports, ...sheets] = await Promise.all([this.#readScript(script), ...urls.map((url) => this.#readSheet(url))])
    const chunk = { exports, styles: new Map(sheets) }
    this.#ready.set(name, chunk)
    return chunk
  }

  async #readMap(): Promise<ChunkMap> {
    try {
      const map = await requestObject(this.#options.map, new AbortController().signal, this.#options.network)
      if (!map) throw new ChunkError(this.#options.map)
      return map as ChunkMap
    } catch (error) {
      this.#map = undefined
      throw error
    }
  }

  async #readScript(url: string): Promise<Chunk['exports']> {
    const { network, importModule } = this.#options
    const ended = new AbortController()
    const late = network.wait(requestTimeout, ended.signal).then(() => Promise.reject(new LateError(url)))
    late.catch(() => undefined)
    try {
      return (await Promise.race([importModule(url), late])) as Chunk['exports']
    } finally {
      ended.abort()
    }
  }

  async #readSheet(url: string): Promise<readonly [url: string, text: string]> {
    const { styles, network } = this.#options
    if (styles.has(url)) return [url, '']
    const { status, type, body } = await network.request(url, { signal: new AbortController().signal })
    if (status !== 200 || !type.startsWith('text/css')) throw new ChunkError(url)
    return [url, body]
  }
}
