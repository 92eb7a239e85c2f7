import { type VisitMessage, type WorkerSettings, cacheNames } from '../shared/workerSettings.ts'
import { Keeper, Library } from './SiteCache.ts'
import { install, tidy } from './install.ts'
import { kindOf } from './kindOf.ts'

declare const self: ServiceWorkerGlobalScope
/** The first line of `/sw.js`, written by the build. */
declare const settings: WorkerSettings

const limits = { [cacheNames.documents]: 60, [cacheNames.data]: 120, [cacheNames.pictures]: 120, [cacheNames.others]: 60 }

const library = new Library({
  settings,
  keeper: new Keeper(() => caches, limits),
  patience: 3000,
  fetch: (address, init) => fetch(address, init),
})

/** Work that goes on after the event and whose failure nobody can mend. */
const laterOf = (event: ExtendableEvent) => (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))

self.addEventListener('install', (event) => {
  event.waitUntil(install(settings, caches).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const later = laterOf(event)
  later(self.clients.claim())
  later(Promise.resolve(self.registration.navigationPreload?.enable()))
  later(tidy(settings, caches))
})

self.addEventListener('message', (event) => {
  const later = laterOf(event)
  later(library.visit(event.data as VisitMessage, later))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, location.origin)
  if (!kind) return
  const ask = async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(request)
  event.respondWith(library.answer({ kind, pathname: new URL(request.url).pathname, ask, later: laterOf(event) }))
})
