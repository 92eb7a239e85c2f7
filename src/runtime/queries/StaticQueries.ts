import { staticQueryFile } from '../../shared/paths.ts'
import type { Network } from '../network/Network.ts'
import { askObject } from '../network/askObject.ts'

/** The static queries' data by hash, asked for when a part of a page needs it; failures are not remembered. */
export class StaticQueries {
  readonly #network: Network
  readonly #known = new Map<string, Promise<unknown>>()

  constructor(network: Network) {
    this.#network = network
  }

  /** Rejects, and says so in the console, where the data cannot be had. */
  load(hash: string): Promise<unknown> {
    const known = this.#known.get(hash)
    if (known) return known
    const loading = this.#ask(hash).catch((cause: unknown) => {
      this.#known.delete(hash)
      const error = new Error('The result of this StaticQuery could not be fetched', { cause })
      // oxlint-disable-next-line no-console -- the contract's own message
      console.error(error.message)
      throw error
    })
    this.#known.set(hash, loading)
    return loading
  }

  async #ask(hash: string): Promise<unknown> {
    const answer = await askObject(`/${staticQueryFile(hash)}`, new AbortController().signal, this.#network)
    if (typeof answer?.data !== 'object' || answer.data === null) throw new TypeError('The answer has no data')
    return answer.data
  }
}
