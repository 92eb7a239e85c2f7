import type { PageData } from '../../shared/pageData.ts'
import type { Network } from './Network.ts'
import type { PageStore } from './PageStore.ts'

/** What a navigation comes to. */
export type Finding =
  /** Show this page at the address that was asked for. */
  | { readonly kind: 'show'; readonly page: PageData }
  /** Let the browser load the document. */
  | { readonly kind: 'document' }
  /** The device is offline and the page is not at hand: stay, and say so. */
  | { readonly kind: 'offline' }

export interface FindOptions {
  readonly store: PageStore
  readonly network: Network
  readonly signal: AbortSignal
}

/** Finds what to show at a path, by the answers to its page-data request; rejects only when `signal` aborts. */
export async function findPage(path: string, { store, network, signal }: FindOptions): Promise<Finding> {
  const answer = await store.load({ path, signal, priority: 'auto' })
  switch (answer.kind) {
    case 'page':
      return { kind: 'show', page: answer.page }
    case 'missing':
      return (await hasDocument(path, network, signal)) ? { kind: 'document' } : standIn('/404.html', { store, network, signal })
    case 'failed':
      return standIn('/500.html', { store, network, signal })
    case 'unreachable':
      return { kind: network.online() ? 'document' : 'offline' }
  }
}

/** An error page's data, in place of a page that could not be had. */
async function standIn(path: string, { store, signal }: FindOptions): Promise<Finding> {
  const answer = await store.load({ path, signal, priority: 'auto', retries: 0 })
  return answer.kind === 'page' ? { kind: 'show', page: answer.page } : { kind: 'document' }
}

/** Whether the server has a document at a path that no page data is known for. */
async function hasDocument(path: string, network: Network, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await network.fetch(encodeURI(path), { method: 'HEAD', signal })
    return response.status === 200
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  }
}
