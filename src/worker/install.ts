import { type WorkerSettings, cacheNames } from '../shared/browser/workerSettings.ts'
import { hasScripts, isCacheable } from './SiteCache.ts'
import type { Kind } from './kindOf.ts'

/** Caches the offline pages and their scripts. If that fails, the worker is not installed and the browser retries on the next page load. */
export async function install({ build, offline }: WorkerSettings, storage: CacheStorage): Promise<void> {
  const cache = await storage.open(cacheNames.files(build))
  const keep = async (address: string, kind: Kind) => {
    const cacheMode = kind === 'document' ? 'reload' : 'default'
    const answer = await fetch(address, { cache: cacheMode })
    // Some hosts redirect `/offline.html` to `/offline`, and a browser refuses a redirected response as a page.
    const response = answer.redirected ? await fetch(answer.url, { cache: cacheMode }) : answer
    if (!isCacheable(response, kind)) throw new Error(`${address} cannot be kept`)
    await cache.put(address, response.clone())
    return response
  }
  const getScript = async (address: string) => (await storage.match(address)) ?? keep(address, 'file')
  for (const path of Object.keys(offline)) await hasScripts(await (await keep(path, 'document')).text(), getScript)
}

/**
 * Copies files that this build shares with earlier builds out of their caches, and deletes caches that only older builds need, with the
 * pages whose scripts were in them: the runtime would offer these offline.
 */
export async function tidy({ build, files }: WorkerSettings, storage: CacheStorage): Promise<void> {
  const own = await storage.open(cacheNames.files(build))
  for (const file of files) {
    const kept = (await own.match(file)) ? undefined : await storage.match(file)
    if (kept) await own.put(file, kept)
  }
  const outdated = outdatedCaches(await storage.keys(), build)
  if (outdated.length === 0) return
  for (const name of outdated) await storage.delete(name)
  const documents = await storage.open(cacheNames.documents)
  for (const page of await documents.keys()) {
    const text = await (await documents.match(page))?.text()
    if (text !== undefined && !(await hasScripts(text, (address) => storage.match(address)))) await documents.delete(page)
  }
}

/**
 * Returns the caches that no page needs any more. `names` lists all caches in creation order. Kept are the shared caches, this build's
 * files, and those of the build before, which open tabs may still use.
 */
export function outdatedCaches(names: readonly string[], build: string): readonly string[] {
  const { prefix, documents, data, pictures, others, files } = cacheNames
  const current: readonly string[] = [documents, data, pictures, others, files(build)]
  return names.filter((name) => name.startsWith(prefix) && !current.includes(name)).slice(0, -1)
}
