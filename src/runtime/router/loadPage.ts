import { onThisHost } from '../../shared/addresses/onThisHost.ts'
import type { PageData } from '../../shared/pages/pageData.ts'
import type { PageAnswer, PageCache } from './PageCache.ts'
import { type Network, isFault } from './network.ts'

/** What to show at an address. */
type LoadResult =
  /** This page, at the requested address. */
  | { readonly kind: 'page'; readonly page: PageData }
  /** The browser loads the document. */
  | { readonly kind: 'document' }
  /** The device is offline and the page is not in memory. */
  | { readonly kind: 'offline' }

export interface PageAddress {
  /** The key of the page. */
  readonly path: string
  /** Path and query, as in the link. */
  readonly url: string
}

interface LoadOptions {
  /** Reports whether the publication has a language. */
  hasLanguage(this: void, code: string): boolean
  readonly cache: PageCache
  readonly network: Network
  readonly signal: AbortSignal
}

const retries = 3

/** Loads what an address shows, depending on the response to its page-data request; rejects only when `signal` aborts. */
export async function loadPage({ path, url }: PageAddress, options: LoadOptions): Promise<LoadResult> {
  const answer = await requestWithRetries(path, options)
  switch (answer.kind) {
    case 'page':
      return answer
    case 'missing': {
      const [isDocument, lost] = await Promise.all([hasDocument(url, options), loadErrorPage({ ...options, error: '/404.html', path })])
      return isDocument ? { kind: 'document' } : lost
    }
    case 'failed':
      return loadErrorPage({ ...options, error: '/500.html', path })
    case 'unreachable':
      return { kind: options.network.online() ? 'document' : 'offline' }
  }
}

/** Repeats the request after network errors and unusual statuses, unless the device is offline. */
async function requestWithRetries(path: string, { cache, network, signal }: LoadOptions): Promise<PageAnswer> {
  for (let attempt = cache.missed.has(path) ? 1 : 0; ; attempt += 1) {
    const answer = await cache.request(path, { signal })
    cache.missed.delete(path)
    if (answer.kind !== 'unreachable' || attempt === retries || !network.online()) return answer
    // Growing pauses, with up to half as much again at random, spread the requests of many readers.
    await network.wait(250 * 2 ** attempt * (1 + network.random() / 2), signal)
  }
}

/** Loads an error page's data in place of a page that cannot be loaded. */
async function loadErrorPage(options: ErrorPageRequest): Promise<LoadResult> {
  const answer = await requestErrorPage(options)
  return answer.kind === 'page' ? answer : { kind: 'document' }
}

/** Reports whether the server has a document or a redirect at an address without page data. */
async function hasDocument(url: string, { network, signal }: LoadOptions): Promise<boolean> {
  try {
    const { status } = await network.request(onThisHost(url), { method: 'HEAD', redirect: 'manual', signal })
    return status === 200 || status === 0
  } catch (error) {
    signal.throwIfAborted()
    if (isFault(error)) return false
    throw error
  }
}

interface ErrorPageRequest extends Pick<LoadOptions, 'hasLanguage'> {
  readonly error: '/404.html' | '/500.html'
  /** The key of the page that cannot be loaded. */
  readonly path: string
  readonly cache: PageCache
  readonly signal: AbortSignal
}

/** Requests the error page in the language of a path, falling back to the default language. */
export async function requestErrorPage({ error, path, hasLanguage, cache, signal }: ErrorPageRequest): Promise<PageAnswer> {
  const [, first = ''] = path.split('/')
  const own = hasLanguage(first) ? await cache.request(`/${first}${error}`, { signal }) : undefined
  return own && own.kind !== 'missing' ? own : cache.request(error, { signal })
}
