import type { Messages } from '../../ui/messages/en/messages.ts'
import { ChunkFailures } from './ChunkFailures.ts'
import type { Arrival, Destination, Journey, Runtime, Stage } from './Runtime.ts'
import { type View, readView } from './View.ts'
import { findPage, requestErrorPage } from './loadPage.ts'
import { UnknownComponentError, makeView, surroundingsIn } from './makeView.ts'
import { allowLater, prepareView } from './prerender.ts'
import { showView } from './showView.ts'
import { keepSheets } from './styles.ts'

/** Begins a journey from the page that stands in the document. */
export function openJourney(runtime: Runtime): Journey {
  allowLater()
  const first = readView(runtime.data, runtime.notices.texts)
  void keepSheets(first.main)
  const stage: Stage = {
    runtime,
    failures: new ChunkFailures(() => sessionStorage),
    frames: new Map([[first.language, first.frame]]),
    first,
    head: first.head,
    view: first,
  }
  return {
    arrive: (destination, signal) => arrive(destination, stage, signal),
    prepare: (path, pressed) => prepareView({ path, pressed }, stage),
    prepared: (path) => (stage.prepared?.path === path && !runtime.build.outdated ? stage.prepared.view : undefined),
    show: (showing) => showView(showing, stage),
  }
}

/** Milliseconds that a page waits, at most, for word of the site's present build. */
const grace = 500

/** Finds and renders the page at an address; rejects only when `signal` aborts. */
export async function arrive(destination: Destination, stage: Stage, signal: AbortSignal): Promise<Arrival> {
  const { runtime, first } = stage
  const { build, network, store, firstKey } = runtime
  const { path, traverse } = destination
  if (build.outdated && network.online()) return { kind: 'document' }
  if (path === firstKey && (traverse || first.path === path)) return { kind: 'view', view: first }

  const watch = store.get(path) ? undefined : build.check(signal)
  // It is awaited below; until then an abort is no fault of its own.
  watch?.catch(() => undefined)
  const finding = await findPage(destination, { store, network, signal })
  if (finding.kind !== 'page') return finding
  const state = watch && (await Promise.race([watch, network.wait(grace, signal).then(() => 'unknown')]))
  if (state === 'other' || finding.page.webpackCompilationHash !== build.running) return { kind: 'document' }
  try {
    return { kind: 'view', view: await makeView(finding.page, stage, signal) }
  } catch (error) {
    signal.throwIfAborted()
    return recover(error, { path, stage, signal })
  }
}

interface Failure {
  readonly path: string
  readonly stage: Stage
  readonly signal: AbortSignal
}

/** What becomes of a page whose data is there and which still cannot be shown. */
async function recover(error: unknown, { path, stage, signal }: Failure): Promise<Arrival> {
  if (error instanceof UnknownComponentError) {
    // oxlint-disable-next-line no-console -- the contract's own message
    console.error("We couldn't find the correct component chunk")
    return { kind: 'document' }
  }
  if (!stage.runtime.network.online()) return { kind: 'offline' }
  if (stage.failures.isFirst(path)) return { kind: 'document' }
  return { kind: 'view', view: await makeErrorView(path, stage, signal) }
}

/** The error page in the language of a path: the publication's own, else a plain one of what is in memory. */
export async function makeErrorView(path: string, stage: Stage, signal: AbortSignal): Promise<View> {
  const answer = await requestErrorPage({ error: '/500.html', path, store: stage.runtime.store, signal })
  if (answer.kind === 'page') {
    try {
      return await makeView(answer.page, stage, signal)
    } catch {
      // It needs a part that cannot be had either.
      signal.throwIfAborted()
    }
  }
  const { messages } = await surroundingsIn(stage.view.language, stage.runtime)
  return makePlainErrorView(stage.view, messages.serverError)
}

function makePlainErrorView({ language, texts, frame }: View, { heading, text }: Messages['serverError']): View {
  const main = element('main', '')
  main.id = 'content'
  const page = element('div', '')
  page.className = 'page'
  page.append(element('h1', heading), element('p', text))
  main.append(page)
  return { path: '/500.html', language, texts, frame, main, head: [element('title', heading)], styles: new Map() }
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
