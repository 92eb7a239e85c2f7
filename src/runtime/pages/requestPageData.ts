import type { PageData } from '../../shared/pageData.ts'
import { pageDataFile } from '../../shared/paths.ts'
import type { Network } from './Network.ts'

/** What a request for a page's data came to. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly page: PageData }
  /** 404, 403, or something else than page data. */
  | { readonly kind: 'missing' }
  /** 500. */
  | { readonly kind: 'failed' }
  /** No usable answer after all tries. */
  | { readonly kind: 'unreachable' }

export interface PageRequest {
  readonly path: string
  readonly signal: AbortSignal
  readonly priority: 'auto' | 'low'
  /** Tries after the first; 3 unless said otherwise. */
  readonly retries?: number
}

const usualRetries = 3
/** Milliseconds without an answer after which a try counts as failed. */
const patience = 8000

/** Asks for a page's data, again after network faults and unusual statuses; rejects only when `signal` aborts. */
export async function requestPageData(request: PageRequest, network: Network): Promise<PageAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await tryOnce(request, network)
    if (answer.kind !== 'unreachable' || attempt >= (request.retries ?? usualRetries)) return answer
    // Growing pauses, up to half as long again at random, so that many readers do not come back at once.
    await network.wait(250 * 2 ** attempt * (1 + network.random() / 2), request.signal)
  }
}

async function tryOnce({ path, signal, priority }: PageRequest, network: Network): Promise<PageAnswer> {
  try {
    const response = await network.fetch(`/${encodeURI(pageDataFile(path))}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      priority,
    })
    if (response.status === 404 || response.status === 403) return { kind: 'missing' }
    if (response.status === 500) return { kind: 'failed' }
    if (response.status !== 200) return { kind: 'unreachable' }
    const page = parsePageData(await response.text())
    return page ? { kind: 'page', page } : { kind: 'missing' }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TypeError || error instanceof DOMException) return { kind: 'unreachable' }
    throw error
  }
}

function parsePageData(text: string): PageData | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
      ? (value as PageData)
      : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
