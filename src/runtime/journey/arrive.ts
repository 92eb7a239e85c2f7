import { findPage } from './findPage.ts'
import type { Arrival, Destination } from './Journey.ts'
import type { Stage } from './Stage.ts'
import { makeErrorView } from './view/makeErrorView.ts'
import { makeView, UnknownComponentError } from './view/makeView.ts'

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
