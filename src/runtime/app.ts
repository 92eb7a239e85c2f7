import * as attributes from '../shared/dataAttributes.ts'
import type { DocumentData } from '../shared/pageData.ts'
import { pageKey } from '../shared/paths.ts'
import { BuildWatch, reloadOnMismatch, watchLongAbsence } from './router/BuildWatch.ts'
import { type Chunk, Chunks } from './router/Chunks.ts'
import { Notices } from './router/Notices.ts'
import { PageCache } from './router/PageCache.ts'
import { loadRenderer } from './router/Renderer.ts'
import type { DocumentScript, Runtime } from './router/Runtime.ts'
import { answerNavigation, isOurs, reloadDocument } from './router/answerNavigation.ts'
import { browserNetwork as network } from './router/network.ts'
import type { openRouter } from './router/openRouter.ts'
import { prefetch } from './router/prefetch.ts'
import { watchSearch } from './search/watchSearch.ts'
import { registerServiceWorker } from './serviceWorker/registerServiceWorker.ts'
import type { startScripts } from './thirdParty/startScripts.ts'

/** Brings the page to life: everything that the runtime does once the page is idle or touched. */
export async function start(data: DocumentData, documentScript: DocumentScript): Promise<void> {
  const key = pageKey(location.pathname)
  const build = new BuildWatch(data.webpackCompilationHash, network)
  // The offline page stands in for another one, and is not what the reader wants to come back to: the next page is a document.
  build.outdated = data.path.endsWith('/offline.html')
  const chunks = new Chunks({
    network,
    map: data.files.chunks,
    styles: presentSheets(),
    importModule: (url) => import(/* @vite-ignore */ url),
  })
  let watchLinks: (() => void) | undefined
  const runtime: Runtime = {
    data,
    network,
    cache: new PageCache(network),
    chunks,
    build,
    notices: new Notices(),
    documentScript,
    firstKey: key,
    key,
    shownPath: data.path,
    entry: null,
    leaving: false,
    async router() {
      const chunk = (await chunks.load('router')) as Chunk & { exports: { openRouter: typeof openRouter } }
      return (runtime.openedRouter ??= chunk.exports.openRouter(runtime))
    },
    shown() {
      watchLinks?.()
      documentScript.enhancePage()
      runtime.worker?.visited(runtime.key)
    },
  }
  if ('navigation' in globalThis) {
    // Until now the document answered Back and Forward by itself.
    onpopstate = null
    runtime.entry = navigation.currentEntry
    navigation.addEventListener('navigate', (event) => {
      runtime.latest = event
      if (isOurs(event, runtime)) answerNavigation(event, runtime)
    })
    // Back from the document, by the browser's own cache of pages.
    addEventListener('pageshow', () => (runtime.leaving = false))
    watchLinks = prefetch(runtime)
  }
  answerParts(chunks)
  // The rest is a task of its own: in one, they block a slow phone for longer than a tap may wait.
  await new Promise((next) => setTimeout(next))
  watchLongAbsence(build)
  const storage = () => sessionStorage
  const reload = () => {
    // A reader who has moved on is not called back.
    if (runtime.key !== key || ('navigation' in globalThis && navigation.transition)) build.outdated = true
    else reloadDocument(runtime)
  }
  const checked = reloadOnMismatch({ build, signal: new AbortController().signal, storage, reload })
  watchSearch(runtime)
  // A page that is only looked at needs no React; what a reader turns to next does.
  whenInterested(() => {
    loadRenderer(chunks).catch(() => undefined)
  })
  performance.mark('hydrated')
  // So late that the worker is told of all files that the page has come with.
  const url = data.files.worker
  if (url !== undefined) runtime.worker = registerServiceWorker({ url, updated: () => void (build.outdated = true) })
  await Promise.all([checked, loadThirdParty(runtime)])
}

function presentSheets(): ReadonlySet<string> {
  return new Set([...document.querySelectorAll(`style[${attributes.href}]`)].map((sheet) => sheet.getAttribute(attributes.href) ?? ''))
}

/** What the chunk of a part exports. */
interface Part {
  answer(this: void, event: Event): void
}

/** Has the chunks of marked parts answer what readers do there; each is loaded when it is first turned to. */
function answerParts(chunks: Chunks): void {
  for (const type of ['click', 'keydown', 'submit']) {
    addEventListener(
      type,
      (event) => {
        const { target } = event
        const name = target instanceof Element && target.closest(`[${attributes.part}]`)?.getAttribute(attributes.part)
        if (!name) return
        const answer = (chunk?: Chunk) => (chunk?.exports as Part | undefined)?.answer(event)
        const ready = chunks.get(name)
        // At once, where it can be: to keep the browser from something is possible only now.
        if (ready) answer(ready)
        else chunks.load(name).then(answer, () => undefined)
      },
      true,
    )
  }
  document.documentElement.dataset.alive = ''
}

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/** Milliseconds for the browser to answer the sign itself, without other work between. */
const pause = 500

/** Calls `work` soon after the first sign of each kind that the page is being read. */
function whenInterested(work: () => void): void {
  for (const sign of signs) addEventListener(sign, () => setTimeout(work, pause), { capture: true, once: true })
}

/** Starts the publication's third-party scripts; where it lists none, nothing is loaded for them. */
async function loadThirdParty({ data: { thirdParty }, chunks, documentScript }: Runtime): Promise<void> {
  if (!thirdParty) return
  const module = (await chunks.load('thirdParty'))?.exports as { readonly startScripts: typeof startScripts } | undefined
  module?.startScripts(thirdParty, documentScript.whenIdle)
}
