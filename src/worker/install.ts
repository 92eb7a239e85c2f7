import { type WorkerSettings, cacheNames } from '../shared/workerSettings.ts'
import { hasScripts } from './hasScripts.ts'
import type { Kind } from './kindOf.ts'
import { mayKeep } from './mayKeep.ts'

/** Keeps the offline pages and their scripts; without them the worker is not installed, and the browser tries again with the next page. */
export async function install({ build, offline }: WorkerSettings, storage: CacheStorage): Promise<void> {
  const cache = await storage.open(cacheNames.files(build))
  const keep = async (address: string, kind: Kind) => {
    const response = await fetch(address, { cache: kind === 'document' ? 'reload' : 'default' })
    if (!mayKeep(response, kind)) throw new Error(`${address} cannot be kept`)
    await cache.put(address, response.clone())
    return response
  }
  const getScript = async (address: string) => (await storage.match(address)) ?? keep(address, 'file')
  for (const path of Object.keys(offline)) await hasScripts(await (await keep(path, 'document')).text(), getScript)
}
