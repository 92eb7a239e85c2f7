import { cacheNames } from '../shared/browser/workerSettings.ts'
import { cachesBelow } from './cachesBelow.ts'

declare const self: ServiceWorkerGlobalScope

/** Replaces a worker that is no longer needed: unregisters itself and deletes its caches. */
async function leave(): Promise<void> {
  await self.registration.unregister()
  const own = cachesBelow(self.registration.scope, caches)
  for (const name of await own.keys()) if (name.startsWith(cacheNames.prefix)) await own.delete(name)
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
