import { isFault } from '../network/isFault.ts'
import type { Network } from '../network/Network.ts'
import { askObject } from '../network/askObject.ts'

/** The site's present build, compared with the running one; `unknown` where nobody could say. */
export type BuildState = 'same' | 'other' | 'unknown'

/** Watches whether another build has taken this one's place. */
export class BuildWatch {
  /** Set once another build is known to stand there: from then on the browser loads documents. */
  outdated = false
  readonly running: string
  readonly #network: Network
  #seen: string | undefined
  #accepted: string | undefined

  constructor(running: string, network: Network) {
    this.running = running
    this.#network = network
  }

  /** Asks for the hash of the site's present build. */
  async check(signal: AbortSignal): Promise<BuildState> {
    this.#seen = await this.#ask(signal)
    if (this.#seen === undefined) return 'unknown'
    return this.#seen === this.running || this.#seen === this.#accepted ? 'same' : 'other'
  }

  /** From now on the hash that was seen last counts as the running one's: a reload has not helped. */
  accept(): void {
    this.#accepted = this.#seen
  }

  async #ask(signal: AbortSignal): Promise<string | undefined> {
    try {
      const hash = (await askObject('/page-data/app-data.json', signal, this.#network))?.webpackCompilationHash
      return typeof hash === 'string' && hash ? hash : undefined
    } catch (error) {
      signal.throwIfAborted()
      if (isFault(error)) return undefined
      throw error
    }
  }
}
