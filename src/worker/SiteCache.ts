import { pageKey } from '../shared/paths.ts'
import { type VisitMessage, type WorkerSettings, cacheNames, offlinePath } from '../shared/workerSettings.ts'
import type { Kind } from './kindOf.ts'

/** The worker's storage. It may be full, missing or forbidden: then nothing is kept and nothing found, and no answer suffers. */
export class ResponseStore {
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

interface SiteCacheOptions {
  readonly settings: WorkerSettings
  readonly store: ResponseStore
  /** Milliseconds without an answer after which a kept copy is given. */
  readonly timeout: number
  fetch(address: string, init?: RequestInit): Promise<Response>
}

interface SiteRequest {
  readonly kind: Kind
  readonly pathname: string
  /** Asks the network. */
  fetchNow(): Promise<Response>
  /** Takes work that the answer does not wait for. */
  waitUntil(work: Promise<unknown>): void
}

/** Of the compiled hash only the network knows; an old one would have the page loaded once more, so that lateness is waited out. */
const endless = 2 ** 31 - 1

/** Answers requests from the network and from what was kept, and keeps what comes. */
export class SiteCache {
  readonly #options: SiteCacheOptions

  constructor(options: SiteCacheOptions) {
    this.#options = options
  }

  /** Rejects as the network does where nothing stands in for it. */
  answer(request: SiteRequest): Promise<Response> {
    const key = cacheKey(request.pathname)
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

  /** Keeps a page that the worker did not see being loaded, and the files that came with it. */
  async visit({ path, files }: VisitMessage, waitUntil: SiteRequest['waitUntil']): Promise<void> {
    const { fetch } = this.#options
    await this.#keepDocument(cacheKey(path), await fetch(path), waitUntil)
    for (const file of files) {
      await this.#cacheFirst(file, {
        kind: file.startsWith('/assets/pictures/') ? 'picture' : 'file',
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
      const offline = await store.find(offlinePageFor(pathname, settings.offline))
      if (offline) return offline
      throw error
    }
  }

  async #keepDocument(key: string, response: Response, waitUntil: SiteRequest['waitUntil']): Promise<void> {
    const { store, fetch } = this.#options
    if (response.status === 404 || response.status === 410) return store.forget(cacheNames.documents, key)
    if (!isCacheable(response, 'document')) return
    // Both copies now: the page begins to read the answer.
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
    waitUntil(answer.then((response) => (isCacheable(response, kind) ? store.keep(cache, key, response.clone()) : undefined)))
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

/** The one name under which an address is kept: no query, no hash, no closing slash, escapes in one form. */
export function cacheKey(pathname: string): string {
  return encodeURI(pageKey(pathname)).replace(/[?#]/g, encodeURIComponent)
}

/** The offline page in the language of a path, by the paths of those that there are. */
export function offlinePageFor(pathname: string, offline: Readonly<Record<string, string>>): string {
  const own = offlinePath(`/${pathname.split('/')[1]}`)
  return own in offline ? own : offlinePath('')
}

/** A script or chunk map that a document names (as `src`, or among its data), or a script that a script imports at its head; not what may be loaded later. */
const named = /(?:src=|:|from|import)\s*"(?:\/assets|\.)(\/[\w.-]+\.js(?:on)?)"/g

type GetFile = (address: string) => Promise<Response | undefined>

/** Whether all scripts can be had without which a document (or script) of this text does not run, those included that they import. */
export async function hasScripts(text: string, get: GetFile, seen = new Set<string>()): Promise<boolean> {
  for (const [, name] of text.matchAll(named)) {
    const address = `/assets${name}`
    if (seen.has(address)) continue
    seen.add(address)
    const script = await get(address)
    if (!script?.ok || !(await hasScripts(await script.text(), get, seen))) return false
  }
  return true
}

/** Whether an answer is what its address promises: whole, from this site, not redirected, and HTML where (and only where) a document was asked for. */
export function isCacheable(response: Response, kind: Kind): boolean {
  const isHtml = Boolean(response.headers.get('content-type')?.startsWith('text/html'))
  return response.status === 200 && response.type === 'basic' && !response.redirected && isHtml === (kind === 'document')
}

interface NetworkFirstOptions {
  /** The network's answer, already asked for. */
  readonly answer: Promise<Response>
  /** The kept copy, if there is one that can be shown; never rejects. */
  readonly kept: () => Promise<Response | undefined>
  /** Milliseconds after which a kept copy is better than waiting. */
  readonly timeout: number
}

/** The network's answer, whatever it is; the kept copy when there is none or it is late. Rejects when there is neither. */
export async function networkFirst({ answer, kept, timeout }: NetworkFirstOptions): Promise<Response> {
  const lost = answer.catch(() => undefined)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout))
  return (await Promise.race([lost, late])) ?? (await kept()) ?? answer
}
