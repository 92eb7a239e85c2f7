import { type WorkerSettings, cacheNames } from '../shared/workerSettings.ts'
import { outdatedCaches } from './outdatedCaches.ts'

/** Takes over what past builds kept of this one's files, and removes what only older builds need. */
export async function tidy({ build, files }: WorkerSettings, storage: CacheStorage): Promise<void> {
  const own = await storage.open(cacheNames.files(build))
  for (const file of files) {
    const kept = (await own.match(file)) ? undefined : await storage.match(file)
    if (kept) await own.put(file, kept)
  }
  for (const name of outdatedCaches(await storage.keys(), build)) await storage.delete(name)
}
