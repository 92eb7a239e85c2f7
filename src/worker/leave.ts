import { cacheNames } from '../shared/workerSettings.ts'

declare const self: ServiceWorkerGlobalScope

/** Replaces a worker that is no longer wanted: unregisters itself and deletes its caches. */
async function leave(): Promise<void> {
  await self.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(cacheNames.prefix)) await caches.delete(name)
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
