import type { PageData } from '../../shared/pageData.ts'
import type { Network } from './Network.ts'
import { type PageAnswer, type PageRequest, requestPageData } from './requestPageData.ts'

/** A request under way, shared by all who wait for it. */
interface Shared {
  readonly answer: Promise<PageAnswer>
  readonly abort: AbortController
  waiting: number
}

/** The pages' data that this tab has; only pages are remembered, never failures. */
export class PageStore {
  readonly #network: Network
  readonly #pages = new Map<string, PageData>()
  readonly #requests = new Map<string, Shared>()

  constructor(network: Network) {
    this.#network = network
  }

  get(path: string): PageData | undefined {
    return this.#pages.get(path)
  }

  /** A page from memory or the network; equal requests are one, which ends when nobody waits for it any more. */
  async load(request: PageRequest): Promise<PageAnswer> {
    const known = this.#pages.get(request.path)
    if (known) return { kind: 'page', page: known }
    request.signal.throwIfAborted()
    const shared = this.#share(request)
    shared.waiting += 1
    const leave = () => {
      shared.waiting -= 1
      if (shared.waiting === 0) shared.abort.abort()
    }
    request.signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([shared.answer, rejection(request.signal)])
    } finally {
      request.signal.removeEventListener('abort', leave)
    }
  }

  #share(request: PageRequest): Shared {
    const running = this.#requests.get(request.path)
    if (running && !running.abort.signal.aborted) return running
    const abort = new AbortController()
    const shared: Shared = { answer: this.#ask(request, abort.signal), abort, waiting: 0 }
    this.#requests.set(request.path, shared)
    // Whoever waits is told of a failure; here it only ends the sharing.
    void shared.answer.catch(() => undefined).finally(() => this.#forget(request.path, shared))
    return shared
  }

  async #ask(request: PageRequest, signal: AbortSignal): Promise<PageAnswer> {
    const answer = await requestPageData({ ...request, signal }, this.#network)
    if (answer.kind === 'page') this.#pages.set(request.path, answer.page)
    return answer
  }

  #forget(path: string, shared: Shared): void {
    if (this.#requests.get(path) === shared) this.#requests.delete(path)
  }
}

/** Never resolves; rejects with the signal's reason. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
