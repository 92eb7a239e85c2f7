import { type VisitMessage, type WorkerSettings, cacheNames } from '../shared/browser/workerSettings.ts'
import { ResponseStore, SiteCache } from './SiteCache.ts'
import { cachesBelow } from './cachesBelow.ts'
import { install, tidy } from './install.ts'
import { kindOf } from './kindOf.ts'

declare const self: ServiceWorkerGlobalScope
/** Declared in the first line of `/sw.js`, which the build writes. */
declare const settings: WorkerSettings

const limits = { [cacheNames.documents]: 60, [cacheNames.data]: 120, [cacheNames.pictures]: 120, [cacheNames.others]: 60 }

const { scope } = self.registration
const site = scope.slice(0, -1)
const ownCaches = cachesBelow(scope, caches)

const siteCache = new SiteCache({
  settings,
  site,
  home: new URL(scope).pathname,
  store: new ResponseStore(() => ownCaches, limits),
  timeout: 3000,
  fetch: (address, init) => fetch(address, init),
})

/** Returns a function that keeps the worker alive for background work, ignoring its failures. */
const waitUntilOf = (event: ExtendableEvent) => (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))

self.addEventListener('install', (event) => {
  event.waitUntil(install(settings, ownCaches).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const waitUntil = waitUntilOf(event)
  waitUntil(self.clients.claim())
  waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()))
  waitUntil(tidy(settings, ownCaches))
})

self.addEventListener('message', (event) => {
  const waitUntil = waitUntilOf(event)
  waitUntil(siteCache.visit(event.data as VisitMessage, waitUntil))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, site)
  if (!kind) return
  const fetchNow = async () => {
    const early = (await event.preloadResponse) as Response | undefined
    // If the network fails, Firefox preloads an error response, which no browser can show as a page.
    return early && early.type !== 'error' ? early : fetch(request)
  }
  event.respondWith(siteCache.answer({ kind, pathname: new URL(request.url).pathname, fetchNow, waitUntil: waitUntilOf(event) }))
})
