import type { DocumentData } from '../shared/pageData.ts'
import { pageKey } from '../shared/paths.ts'
import { type Chunk, Chunks } from './chunks/Chunks.ts'
import { BuildWatch } from './deployment/BuildWatch.ts'
import { reloadOnMismatch } from './deployment/reloadOnMismatch.ts'
import { watchLongAbsence } from './deployment/watchLongAbsence.ts'
import type { openJourney } from './journey/openJourney.ts'
import { answerNavigation } from './navigation/answerNavigation.ts'
import { reloadDocument } from './navigation/giveUp.ts'
import { isOurs } from './navigation/isOurs.ts'
import { browserNetwork as network } from './network/browserNetwork.ts'
import { Notices } from './notices/Notices.ts'
import { answerParts } from './parts/answerParts.ts'
import { PageStore } from './pages/PageStore.ts'
import { prefetch } from './prefetch/prefetch.ts'
import type { Handover } from './Handover.ts'
import { loadRenderer } from './render/loadRenderer.ts'
import type { Runtime } from './Runtime.ts'
import { watchSearch } from './search/watchSearch.ts'
import { whenInterested } from './whenInterested.ts'
import { registerServiceWorker } from './serviceWorker/registerServiceWorker.ts'
import { loadThirdParty } from './thirdParty/loadThirdParty.ts'

/** Brings the page to life: everything that the runtime does once the page is idle or touched. */
export async function start(data: DocumentData, handover: Handover): Promise<void> {
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
    store: new PageStore(network),
    chunks,
    build,
    notices: new Notices(),
    handover,
    firstKey: key,
    key,
    shownPath: data.path,
    entry: null,
    leaving: false,
    async journey() {
      const chunk = (await chunks.load('journey')) as Chunk & { exports: { openJourney: typeof openJourney } }
      return (runtime.opened ??= chunk.exports.openJourney(runtime))
    },
    shown() {
      watchLinks?.()
      handover.attendPage()
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
  await Promise.all([checked, loadThirdParty(data, chunks)])
}

function presentSheets(): ReadonlySet<string> {
  return new Set([...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map((sheet) => sheet.dataset.href ?? ''))
}
