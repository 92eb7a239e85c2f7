import { encodePath } from '../../shared/addresses/escapes.ts'
import type { PageData } from '../../shared/pages/pageData.ts'
import { pageDataFile } from '../../shared/addresses/paths.ts'
import { type Network, type RequestOptions, isFault, parseObject } from './network.ts'

/** A request in progress, shared by identical requests. */
interface Shared {
  readonly answer: Promise<PageAnswer>
  readonly abort: AbortController
  waiting: number
}

/** This tab's cache of page data; failures are not cached. */
export class PageCache {
  readonly #network: Network
  readonly #pages = new Map<string, PageData>()
  readonly #requests = new Map<string, Shared>()
  /** Paths whose early request failed; it counts as the first try of the navigation. */
  readonly missed = new Set<string>()

  constructor(network: Network) {
    this.#network = network
  }

  get(path: string): PageData | undefined {
    return this.#pages.get(path)
  }

  /** Requests a page before the reader opens it; does not retry after a failure. */
  async requestEarly(path: string, options: RequestOptions): Promise<PageAnswer | undefined> {
    if (this.missed.has(path)) return undefined
    const answer = await this.request(path, options)
    if (answer.kind === 'unreachable') this.missed.add(path)
    return answer
  }

  /** Returns a page from memory or by one request, which identical requests share and which is aborted with the last of them. */
  async request(path: string, options: RequestOptions): Promise<PageAnswer> {
    const known = this.#pages.get(path)
    if (known) return { kind: 'page', page: known }
    const { signal } = options
    signal.throwIfAborted()
    const shared = this.#share(path, options)
    shared.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        shared.waiting -= 1
        // Deferred: another click on the same link aborts the first navigation before it requests the page itself.
        setTimeout(() => shared.waiting || shared.abort.abort())
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
      shared.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  #share(path: string, options: RequestOptions): Shared {
    const running = this.#requests.get(path)
    if (running && !running.abort.signal.aborted) return running
    const abort = new AbortController()
    const shared: Shared = { answer: this.#ask(path, { ...options, signal: abort.signal }), abort, waiting: 0 }
    this.#requests.set(path, shared)
    // The callers handle the failure; here it only ends the sharing.
    shared.answer
      .catch(() => undefined)
      .finally(() => {
        if (this.#requests.get(path) === shared) this.#requests.delete(path)
      })
    return shared
  }

  async #ask(path: string, options: RequestOptions): Promise<PageAnswer> {
    const answer = await requestPageData(path, options, this.#network)
    if (answer.kind === 'page') this.#pages.set(path, answer.page)
    return answer
  }
}

/** The outcome of one request for page data. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly page: PageData }
  /** 404, 403, or no page data. */
  | { readonly kind: 'missing' }
  /** 500. */
  | { readonly kind: 'failed' }
  /** No response, or an unusual status. */
  | { readonly kind: 'unreachable' }

/** Requests page data once; rejects only when the signal aborts. */
async function requestPageData(path: string, options: RequestOptions, network: Network): Promise<PageAnswer> {
  try {
    const { status, body } = await network.request(encodePath(pageDataFile(path)), options)
    if (status === 500) return { kind: 'failed' }
    if (status !== 200) return { kind: status === 404 || status === 403 ? 'missing' : 'unreachable' }
    const page = parseObject(body)
    return typeof page?.path === 'string' ? { kind: 'page', page: page as unknown as PageData } : { kind: 'missing' }
  } catch (error) {
    options.signal.throwIfAborted()
    if (isFault(error)) return { kind: 'unreachable' }
    throw error
  }
}
