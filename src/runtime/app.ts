import type { DocumentData } from '../shared/pageData.ts'
import { pageKey } from '../shared/paths.ts'
import { ChunkFailures } from './chunks/ChunkFailures.ts'
import { Chunks } from './chunks/Chunks.ts'
import { BuildWatch } from './deployment/BuildWatch.ts'
import { reloadOnMismatch } from './deployment/reloadOnMismatch.ts'
import { watchLongAbsence } from './deployment/watchLongAbsence.ts'
import { answerNavigation } from './navigation/answerNavigation.ts'
import { isOurs } from './navigation/isOurs.ts'
import { browserNetwork as network } from './network/browserNetwork.ts'
import { Notices } from './notices/Notices.ts'
import { PageStore } from './pages/PageStore.ts'
import { prefetch } from './prefetch/prefetch.ts'
import { StaticQueries } from './queries/StaticQueries.ts'
import type { Handover } from './Handover.ts'
import type { Runtime } from './Runtime.ts'
import { loadRenderer } from './view/makeView.ts'
import { readView } from './view/readView.ts'

/** Brings the page to life: everything that the runtime does once the page is idle or touched. */
export async function start(data: DocumentData, handover: Handover): Promise<void> {
  const notices = new Notices()
  const view = readView(data, notices.texts)
  if (!view) return
  const key = pageKey(location.pathname)
  const build = new BuildWatch(data.webpackCompilationHash, network)
  const chunks = new Chunks({
    network,
    map: data.files.chunks,
    styles: presentSheets(),
    importModule: (url) => import(/* @vite-ignore */ url),
  })
  let shown: () => void = () => undefined
  const runtime: Runtime = {
    network,
    store: new PageStore(network),
    chunks,
    failures: new ChunkFailures(() => sessionStorage),
    build,
    queries: new StaticQueries(network),
    notices,
    frames: new Map([[data.language, view.frame]]),
    handover,
    shown: () => shown(),
    first: { key, view },
    view,
    key,
  }
  if ('navigation' in globalThis) {
    navigation.addEventListener('navigate', (event) => {
      if (isOurs(event)) answerNavigation(event, runtime)
    })
    shown = prefetch(runtime)
  }
  watchLongAbsence(build)
  const storage = () => sessionStorage
  const checked = reloadOnMismatch({ build, signal: new AbortController().signal, storage, reload: () => location.reload() })
  const renderer = await loadRenderer(runtime)
  renderer.hydrateSearch(data.titleIndex, runtime.queries.load.bind(runtime.queries))
  await checked
}

function presentSheets(): ReadonlySet<string> {
  return new Set([...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map((sheet) => sheet.dataset.href ?? ''))
}
