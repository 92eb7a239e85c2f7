import type { Runtime } from '../Runtime.ts'
import { makeErrorView } from '../view/makeErrorView.ts'
import { makeView, UnknownComponentError } from '../view/makeView.ts'
import type { View } from '../view/View.ts'
import { findPage, type PageAddress } from './findPage.ts'

/** What a navigation comes to. */
export type Arrival =
  | { readonly kind: 'view'; readonly view: View }
  /** Let the browser load the document. */
  | { readonly kind: 'document' }
  /** Stay, and say that the device is offline. */
  | { readonly kind: 'offline' }

export interface Destination extends PageAddress {
  /** The reader goes back or forward, to what was there. */
  readonly traverse: boolean
}

/** Milliseconds that a page waits, at most, for word of the site's present build. */
const grace = 500

/** Finds and renders the page at an address; rejects only when `signal` aborts. */
export async function arrive(destination: Destination, runtime: Runtime, signal: AbortSignal): Promise<Arrival> {
  const { build, network, store, first } = runtime
  const { path, traverse } = destination
  if (build.outdated && network.online()) return { kind: 'document' }
  if (path === first.key && (traverse || first.view.path === path)) return { kind: 'view', view: first.view }

  const watch = store.get(path) ? undefined : build.check(signal)
  // It is awaited below; until then an abort is no fault of its own.
  watch?.catch(() => undefined)
  const finding = await findPage(destination, { store, network, signal })
  if (finding.kind !== 'page') return finding
  const state = watch && (await Promise.race([watch, network.wait(grace, signal).then(() => 'unknown')]))
  if (state === 'other' || finding.page.webpackCompilationHash !== build.running) return { kind: 'document' }
  try {
    return { kind: 'view', view: await makeView(finding.page, runtime, signal) }
  } catch (error) {
    signal.throwIfAborted()
    return recover(error, { path, runtime, signal })
  }
}

interface Failure {
  readonly path: string
  readonly runtime: Runtime
  readonly signal: AbortSignal
}

/** What becomes of a page whose data is there and which still cannot be shown. */
async function recover(error: unknown, { path, runtime, signal }: Failure): Promise<Arrival> {
  if (error instanceof UnknownComponentError) {
    // oxlint-disable-next-line no-console -- the contract's own message
    console.error("We couldn't find the correct component chunk")
    return { kind: 'document' }
  }
  if (!runtime.network.online()) return { kind: 'offline' }
  if (runtime.failures.isFirst(path)) return { kind: 'document' }
  return { kind: 'view', view: await makeErrorView(runtime, signal) }
}
