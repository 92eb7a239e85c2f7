import { encodePath } from '../shared/addresses/escapes.ts'
import { type ChunkMap, type DocumentData, documentScripts } from '../shared/pages/pageData.ts'
import { onThisHost } from '../shared/addresses/onThisHost.ts'
import { pageKey } from '../shared/addresses/paths.ts'
import { type VisitMessage, type WorkerSettings, cacheNames, offlinePath } from '../shared/browser/workerSettings.ts'
import type { Kind } from './kindOf.ts'

/** The worker's storage. If it is full, missing or forbidden, nothing is stored or found, and every request is still answered. */
export class ResponseStore {
  readonly #storage: () => CacheStorage
  readonly #limits: Readonly<Record<string, number>>

  /** `limits`: the maximum number of entries per cache, by cache name. */
  constructor(storage: () => CacheStorage, limits: Readonly<Record<string, number>>) {
    this.#storage = storage
    this.#limits = limits
  }

  /** Looks a response up in the cache with a name, or in all. */
  find(key: string, name?: string): Promise<Response | undefined> {
    return this.#try(async (storage) => (name === undefined ? storage : await storage.open(name)).match(key, { ignoreVary: true }))
  }

  /** Stores a response; a full cache drops its oldest entries. */
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
      // Browsers fail here in many ways. Without storage the worker passes every request through.
      return undefined
    }
  }
}

interface SiteCacheOptions {
  readonly settings: WorkerSettings
  /** The site's URL without a trailing slash. */
  readonly site: string
  /** Path of the front page, with a trailing slash. */
  readonly home: string
  readonly store: ResponseStore
  /** Milliseconds to wait for the network before answering from the cache. */
  readonly timeout: number
  fetch(address: string, init?: RequestInit): Promise<Response>
}

interface SiteRequest {
  readonly kind: Kind
  readonly pathname: string
  fetchNow(): Promise<Response>
  /** Keeps the worker alive for work that the response does not wait for. */
  waitUntil(work: Promise<unknown>): void
}

/** An outdated compilation hash would reload the page, so `app-data.json` comes from the cache only if the network fails. */
const endless = 2 ** 31 - 1

/** Answers requests from the network or the caches, and caches the responses. */
export class SiteCache {
  readonly #options: SiteCacheOptions

  constructor(options: SiteCacheOptions) {
    this.#options = options
  }

  /** Rejects as `fetch` does if there is no cached copy. */
  answer(request: SiteRequest): Promise<Response> {
    const key = cacheKey(request.pathname, this.#options.home)
    switch (request.kind) {
      case 'file':
      case 'picture':
        return this.#cacheFirst(key, request)
      case 'document':
        return this.#document(key, request)
      case 'data':
        return this.#networkFirst(cacheNames.data, key, request)
      case 'drawing':
        return this.#networkFirst(cacheNames.pictures, key, request)
    }
  }

  /** Caches a page that was loaded without the worker, and the site's hashed files that it loaded. */
  async visit({ path, loaded }: VisitMessage, waitUntil: SiteRequest['waitUntil']): Promise<void> {
    const { fetch, site, home } = this.#options
    const key = cacheKey(path, home)
    const answer = await fetch(onThisHost(path))
    // Some hosts redirect to the address with a slash, and a browser refuses a redirected response as a page.
    const isSame = answer.redirected && cacheKey(new URL(answer.url).pathname, home) === key
    await this.#keepDocument(key, isSame ? await fetch(answer.url) : answer, waitUntil)
    for (const url of loaded) {
      if (!url.startsWith(`${site}/assets/`)) continue
      const file = new URL(url).pathname
      await this.#cacheFirst(file, {
        kind: file.includes('/assets/pictures/') ? 'picture' : 'file',
        fetchNow: () => fetch(file),
        waitUntil,
      })
    }
  }

  async #document(key: string, { pathname, fetchNow, waitUntil }: SiteRequest): Promise<Response> {
    const { store, timeout, settings } = this.#options
    const answer = fetchNow()
    waitUntil(answer.then((response) => this.#keepDocument(key, response, waitUntil)))
    try {
      return await networkFirst({ answer, kept: () => this.#keptDocument(key), timeout })
    } catch (error) {
      // The cache of the build before, which has another offline page, is still there and comes first.
      const offline = await store.find(offlinePageFor(pathname, settings.offline), cacheNames.files(settings.build))
      if (offline) return offline
      throw error
    }
  }

  async #keepDocument(key: string, response: Response, waitUntil: SiteRequest['waitUntil']): Promise<void> {
    const { store, fetch } = this.#options
    if (isGone(response)) return store.forget(cacheNames.documents, key)
    if (!isCacheable(response, 'document')) return
    // Cloned now, before the page reads the body.
    const [kept, read] = [response.clone(), response.clone()]
    await store.keep(cacheNames.documents, key, kept)
    const getFile = (address: string) =>
      this.#cacheFirst(address, { kind: 'file', fetchNow: () => fetch(address, { priority: 'low' }), waitUntil })
    await hasScripts(await read.text(), getFile)
  }

  async #keptDocument(key: string): Promise<Response | undefined> {
    const { store } = this.#options
    const found = await store.find(key)
    const text = await found?.clone().text()
    return text !== undefined && (await hasScripts(text, (address) => store.find(address))) ? found : undefined
  }

  #networkFirst(cache: string, key: string, { kind, fetchNow, waitUntil }: SiteRequest): Promise<Response> {
    const { store, timeout } = this.#options
    const answer = fetchNow()
    const update = (response: Response) => {
      if (isCacheable(response, kind)) return store.keep(cache, key, response.clone())
      return isGone(response) ? store.forget(cache, key) : undefined
    }
    waitUntil(answer.then(update))
    return networkFirst({
      answer,
      kept: () => store.find(key),
      timeout: key.endsWith('/app-data.json') ? endless : timeout,
    })
  }

  async #cacheFirst(key: string, { kind, fetchNow, waitUntil }: Omit<SiteRequest, 'pathname'>): Promise<Response> {
    const { store, settings } = this.#options
    const found = await store.find(key)
    if (found) return found
    const answer = await fetchNow()
    const files = settings.files.includes(key) ? cacheNames.files(settings.build) : cacheNames.others
    if (isCacheable(answer, kind)) waitUntil(store.keep(kind === 'picture' ? cacheNames.pictures : files, key, answer.clone()))
    return answer
  }
}

/** Returns the cache key of a URL path: no query, hash or trailing slash (except the front page's), escaped in one canonical form. */
export function cacheKey(pathname: string, home = '/'): string {
  const key = pageKey(pathname)
  return encodePath(`${key}/` === home ? home : key)
}

/**
 * Returns the offline page for a path: the one in the nearest folder above it, so in the path's language if the site has it. `offline`: the
 * offline pages by path.
 */
export function offlinePageFor(pathname: string, offline: Readonly<Record<string, string>>): string {
  const near = Object.keys(offline).filter((path) => `${pathname}/`.startsWith(path.slice(0, 1 - offlinePath('').length)))
  return near.reduce((nearest, path) => (path.length > nearest.length ? path : nearest), '') || offlinePath('')
}

type GetFile = (address: string) => Promise<Response | undefined>

/** The JSON that the runtime reads from a document, as the build writes it. */
const documentData = /<script type="application\/json" id="page">(.*?)<\/script>/s

/** Reports whether all scripts that a document with this text needs are available; its chunk map lists them. */
export async function hasScripts(text: string, get: GetFile): Promise<boolean> {
  const [, data] = documentData.exec(text) ?? []
  // The publication's own HTML file, which does not use the runtime.
  if (data === undefined) return true
  try {
    const { files } = JSON.parse(data) as Pick<DocumentData, 'files'>
    const map = await get(files.chunks)
    if (!map?.ok) return false
    const { [documentScripts]: scripts } = (await map.json()) as ChunkMap
    for (const address of scripts ?? []) if (!(await get(address))?.ok) return false
    return scripts !== undefined
  } catch (error) {
    // A truncated document or chunk map does not run.
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/** Reports whether a response may be cached: complete, same-origin, not redirected, and HTML exactly when a document was requested. */
export function isCacheable(response: Response, kind: Kind): boolean {
  const isHtml = Boolean(response.headers.get('content-type')?.startsWith('text/html'))
  return response.status === 200 && response.type === 'basic' && !response.redirected && isHtml === (kind === 'document')
}

/** Reports whether a response says that a page or file no longer exists. */
function isGone({ status }: Response): boolean {
  return status === 404 || status === 410
}

interface NetworkFirstOptions {
  /** The response from the network, already requested. */
  readonly answer: Promise<Response>
  /** Looks up a cached copy that can be shown; never rejects. */
  readonly kept: () => Promise<Response | undefined>
  /** Milliseconds to wait for the network before using the cached copy. */
  readonly timeout: number
}

/** Returns the network's response, or the cached copy if the network fails or is late. Rejects if there is neither. */
export async function networkFirst({ answer, kept, timeout }: NetworkFirstOptions): Promise<Response> {
  const lost = answer.catch(() => undefined)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout))
  return (await Promise.race([lost, late])) ?? (await kept()) ?? answer
}
