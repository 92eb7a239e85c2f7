import { type WorkerSettings, cacheNames } from '../shared/workerSettings.ts'
import { mayKeep } from './mayKeep.ts'

/** Keeps the offline pages; without them the worker is not installed, and the browser tries again with the next page. */
export async function install({ build, offline }: WorkerSettings, storage: CacheStorage): Promise<void> {
  const cache = await storage.open(cacheNames.files(build))
  const keep = async (path: string) => {
    const response = await fetch(path, { cache: 'reload' })
    if (!mayKeep(response, 'document')) throw new Error(`There is no offline page at ${path}`)
    await cache.put(path, response)
  }
  await Promise.all(Object.keys(offline).map(keep))
}
