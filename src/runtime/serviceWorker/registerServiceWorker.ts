import { encodePath } from '../../shared/addresses/escapes.ts'
import { keyBelow } from '../../shared/addresses/paths.ts'
import type { VisitMessage } from '../../shared/browser/workerSettings.ts'

interface ServiceWorkerOptions {
  readonly url: string
  /** Called each time another worker replaces the active one: the site has a new build. */
  readonly updated: () => void
}

export interface ServiceWorkerLink {
  /** Tells the worker to cache the document of a page that the router has shown. */
  visited(this: void, path: string): void
  /** Returns the cached document of a page, which loads offline; undefined if there is none. */
  keeps(this: void, path: string): Promise<Response | undefined>
}

/** Registers the service worker if the browser allows it; never fails. */
export function registerServiceWorker({ url, updated }: ServiceWorkerOptions): ServiceWorkerLink {
  // Strips `/sw.js`.
  const base = url.slice(0, -6)
  const told = new Set([keyBelow(base, location.pathname)])
  const link = {
    visited(path: string) {
      if (told.has(path) || savesData()) return
      told.add(path)
      void tell(() => ({ path: base + path, loaded: [] }))
    },
    keeps: (path: string) => attempt(() => caches.match(encodePath(base + path), { ignoreVary: true })),
  }
  if (isSecureContext) void attempt(() => register(url, updated))
  // oxlint-disable-next-line no-console -- docs/navigation.md lists this message
  else console.error('Service workers work only over a secure connection or localhost')
  return link
}

async function register(url: string, updated: () => void): Promise<void> {
  // The reader may be on another page when the worker is ready.
  const { pathname } = location
  const registration = (await navigator.serviceWorker.register(url)) as ServiceWorkerRegistration | undefined
  if (!registration) return
  const watch = () => {
    const { active, installing } = registration
    // The first worker is not an update.
    if (!active || !installing) return
    // The first state change ends the installation.
    installing.addEventListener('statechange', () => installing.state !== 'redundant' && updated(), { once: true })
  }
  watch()
  registration.addEventListener('updatefound', watch)
  // Not whether the page is controlled: a worker also claims pages that were loaded before it.
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (!visit?.workerStart && !savesData())
    await tell(() => ({ path: pathname, loaded: performance.getEntriesByType('resource').map(({ name }) => name) }))
}

async function tell(message: () => VisitMessage): Promise<void> {
  await attempt(async () => (await navigator.serviceWorker.ready).active?.postMessage(message()))
}

function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
}

/** Returns the result of `work`; undefined if it fails. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    // Missing, forbidden or full: the errors differ by browser, and the page works without it.
    return undefined
  }
}
