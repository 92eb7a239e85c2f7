import * as attributes from '../shared/html/dataAttributes.ts'
import type { DocumentData } from '../shared/pages/pageData.ts'
import { keyBelow } from '../shared/addresses/paths.ts'
import { wakeIslands } from './islands/wakeIslands.ts'
import { BuildWatch, reloadOnMismatch, watchLongAbsence } from './router/BuildWatch.ts'
import type { Chunk } from '../ui/islands/LoaderContext.ts'
import { openLoader } from './islands/openLoader.ts'
import { Chunks } from './router/Chunks.ts'
import { Notices } from './router/Notices.ts'
import { PageCache } from './router/PageCache.ts'
import type { LazyRouter, Router, RouterHost } from './router/Router.ts'
import type { DocumentScript, Services } from './router/Services.ts'
import { answerNavigations } from './router/answerNavigations.ts'
import { openNetwork } from './router/network.ts'
import type { openRouter } from './router/openRouter.ts'
import { prefetch } from './router/prefetch.ts'
import { type ServiceWorkerLink, registerServiceWorker } from './serviceWorker/registerServiceWorker.ts'
import type { startScripts } from './thirdParty/startScripts.ts'

/** Starts the runtime: everything it does once the page is idle or touched. */
export async function start(data: DocumentData, documentScript: DocumentScript): Promise<void> {
  const services = openServices(data, documentScript)
  const { build } = services
  let worker: ServiceWorkerLink | undefined
  let watchLinks: (() => void) | undefined
  const keepsDocument = async (key: string) => Boolean(await worker?.keeps(key))
  const router = lazyRouter(services, {
    keepsDocument,
    settled() {
      watchLinks?.()
      wakeNeeded()
      worker?.visited(router.shown().key)
    },
  })
  let reload = () => location.reload()
  if (globalThis.navigation) {
    reload = answerNavigations({ services, router, keepsDocument })
    watchLinks = prefetch({ services, router })
  }
  const wakeNeeded = wakeIslands(services)
  document.documentElement.dataset.alive = ''
  // The rest runs as a separate task: in a single task, both would block a slow phone for longer than a tap may wait.
  await new Promise((next) => setTimeout(next))
  watchLongAbsence(build)
  const storage = () => sessionStorage
  const checked = reloadOnMismatch({ build, storage, reload })
  answerSlash()
  // A page that is only looked at needs no React; the reader's next action may.
  whenInterested(() => {
    services.chunks.load('renderer').catch(() => undefined)
  })
  performance.mark('hydrated')
  // Last, so that the worker learns of all files that came with the page.
  const url = data.files.worker
  if (url !== undefined) worker = registerServiceWorker({ url, updated: () => void (build.outdated = true) })
  await Promise.allSettled([checked, loadThirdParty(services)])
}

/** Opens what the parts of the runtime share. */
function openServices(data: DocumentData, documentScript: DocumentScript): Services {
  const network = openNetwork(data.base)
  const build = new BuildWatch(data.webpackCompilationHash, network)
  // The offline page stands in for another page, so the next navigation loads a document.
  build.outdated = data.path.endsWith('/offline.html')
  const chunks = new Chunks({
    network,
    map: data.files.chunks,
    early: documentScript.touches.chunkMap,
    styles: presentSheets(),
    importModule: (url) => import(/* @vite-ignore */ url),
  })
  return {
    data,
    network,
    cache: new PageCache(network),
    chunks,
    loader: openLoader(chunks, network),
    build,
    notices: new Notices(),
    documentScript,
    firstPage: { key: keyBelow(network.base, location.pathname), path: data.path },
    place: { entry: null },
  }
}

function lazyRouter(services: Services, host: RouterHost): LazyRouter {
  let router: Router | undefined
  return {
    async load() {
      const chunk = (await services.chunks.load('router')) as Chunk & { exports: { openRouter: typeof openRouter } }
      return (router ??= chunk.exports.openRouter(services, host))
    },
    opened: () => router,
    shown: () => router?.state.shown ?? services.firstPage,
  }
}

function presentSheets(): ReadonlySet<string> {
  const sheets = document.querySelectorAll(`style[${attributes.href}]`)
  return new Set(Array.from(sheets, (sheet) => sheet.getAttribute(attributes.href) ?? ''))
}

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/** Milliseconds in which the browser handles the event itself, undisturbed by other work. */
const pause = 500

/** Calls `work` soon after the first event of each kind that shows the page is being read. */
function whenInterested(work: () => void): void {
  for (const sign of signs) addEventListener(sign, () => setTimeout(work, pause), { capture: true, once: true })
}

/** Starts the publication's third-party scripts; if it lists none, loads nothing. */
async function loadThirdParty({ data: { thirdParty }, chunks, documentScript }: Services): Promise<void> {
  if (!thirdParty) return
  const module = (await chunks.load('thirdParty'))?.exports as { readonly startScripts: typeof startScripts } | undefined
  module?.startScripts(thirdParty, documentScript.whenIdle)
}

/** Makes the key `/` focus the search box, and gives the dormant box of the document the ARIA role that it has once hydrated. */
function answerSlash(): void {
  const find = () => document.querySelector<HTMLInputElement>('search input')
  // Without scripts it is a plain field, so the document leaves the role out.
  Object.assign(find() ?? {}, { role: 'combobox', ariaExpanded: 'false', ariaAutoComplete: 'list', ariaKeyShortcuts: '/' })
  addEventListener('keydown', (event) => {
    // Shift is allowed: many keyboards have the slash above the 7.
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    event.preventDefault()
    find()?.focus()
  })
}

function isTyping(event: Event): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.matches(':read-write, select')
}
