import type { Messages } from '../../ui/messages/en/messages.ts'
import { RenderError } from './Renderer.ts'
import { ChunkFailures } from './ChunkFailures.ts'
import type { RouteResult, Destination, Router, Runtime, RouterState } from './Runtime.ts'
import { type View, readView } from './View.ts'
import { loadPage, requestErrorPage } from './loadPage.ts'
import { UnknownComponentError, makeView, loadContext } from './makeView.ts'
import { allowLater, prerenderView } from './prerender.ts'
import { showView } from './showView.ts'
import { keepSheets } from './styles.ts'

/** Begins a router from the page that stands in the document. */
export function openRouter(runtime: Runtime): Router {
  allowLater()
  const first = readView(runtime.data, runtime.notices.texts)
  void keepSheets(first.main)
  const state: RouterState = {
    runtime,
    failures: new ChunkFailures(() => sessionStorage),
    frames: new Map([[first.language, first.frame]]),
    first,
    head: first.head,
    onFailure: (element) => void replaceFailedPage(element, state),
    view: first,
  }
  return {
    load: (destination, signal) => load(destination, state, signal),
    prerender: (path, pressed) => prerenderView({ path, pressed }, state),
    prerendered: (path) => (state.prerendered?.path === path && !runtime.build.outdated ? state.prerendered.view : undefined),
    show: (options) => showView(options, state),
  }
}

/** Milliseconds that a page waits, at most, for word of the site's present build. */
const grace = 500

/** Finds and renders the page at an address; rejects only when `signal` aborts. */
export async function load(destination: Destination, state: RouterState, signal: AbortSignal): Promise<RouteResult> {
  const { runtime, first } = state
  const { build, network, cache, firstKey } = runtime
  const { path, traverse } = destination
  if (build.outdated && network.online()) return { kind: 'document' }
  if (path === firstKey && (traverse || first.path === path)) return { kind: 'view', view: first }

  const checking = cache.get(path) ? undefined : build.check(signal)
  // It is awaited below; until then an abort is no fault of its own.
  checking?.catch(() => undefined)
  const loaded = await loadPage(destination, { cache, network, signal })
  if (loaded.kind !== 'page') return loaded
  const found = checking && (await Promise.race([checking, network.wait(grace, signal).then(() => 'unknown')]))
  if (found === 'other' || loaded.page.webpackCompilationHash !== build.running) return { kind: 'document' }
  try {
    return { kind: 'view', view: await makeView(loaded.page, state, signal) }
  } catch (error) {
    signal.throwIfAborted()
    return recover(error, { path, state, signal })
  }
}

interface Failure {
  readonly path: string
  readonly state: RouterState
  readonly signal: AbortSignal
}

/** What becomes of a page whose data is there and which still cannot be shown. */
async function recover(error: unknown, { path, state, signal }: Failure): Promise<RouteResult> {
  if (error instanceof UnknownComponentError) {
    // oxlint-disable-next-line no-console -- the contract's own message
    console.error("We couldn't find the correct component chunk")
    return { kind: 'document' }
  }
  if (error instanceof RenderError) {
    // oxlint-disable-next-line no-console -- a component's own error
    console.error(error.cause)
    return { kind: 'view', view: await makeErrorView(path, state, signal) }
  }
  if (!state.runtime.network.online()) return { kind: 'offline' }
  if (state.failures.isFirst(path)) return { kind: 'document' }
  return { kind: 'view', view: await makeErrorView(path, state, signal) }
}

/** Shows the 500 page in the place of a page whose component threw after it was shown. */
async function replaceFailedPage(element: HTMLElement, state: RouterState): Promise<void> {
  const { view, runtime } = state
  if (element === view.frame) return location.reload()
  if (element !== view.main || view.path.endsWith(serverErrorPage)) return
  const error = await makeErrorView(runtime.key, state, new AbortController().signal)
  if (state.view === view) await showView({ view: error, path: runtime.key }, state)
}

const serverErrorPage = '/500.html'

/** The error page in the language of a path: the publication's own, else a plain one of what is in memory. */
export async function makeErrorView(path: string, state: RouterState, signal: AbortSignal): Promise<View> {
  const answer = await requestErrorPage({ error: serverErrorPage, path, cache: state.runtime.cache, signal })
  if (answer.kind === 'page') {
    try {
      return await makeView(answer.page, state, signal)
    } catch {
      // It needs a part that cannot be had either.
      signal.throwIfAborted()
    }
  }
  const { messages } = await loadContext(state.view.language, state.runtime)
  return makePlainErrorView(state.view, messages.serverError)
}

function makePlainErrorView({ language, texts, frame }: View, { heading, text }: Messages['serverError']): View {
  const main = makeElement('main', '')
  main.id = 'content'
  const page = makeElement('div', '')
  page.className = 'page'
  page.append(makeElement('h1', heading), makeElement('p', text))
  main.append(page)
  return { path: serverErrorPage, language, texts, frame, main, head: [makeElement('title', heading)], styles: new Map() }
}

function makeElement(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
