import { pageKey } from '../../shared/paths.ts'
import type { Arrival, Destination } from '../journey/Journey.ts'
import type { Runtime } from '../Runtime.ts'
import { goBack, loadDocument, reloadDocument } from './giveUp.ts'
import { stay } from './isOurs.ts'

/** Milliseconds in which another navigation may take the place of one that has failed. */
const moment = 100

/** Answers a navigation that is the runtime's. */
export function answerNavigation(event: NavigateEvent, runtime: Runtime): void {
  const url = new URL(event.destination.url)
  const path = pageKey(url.pathname)
  const { navigationType } = event
  const isNew = event.cancelable && navigationType !== 'traverse'
  if (isNew && url.pathname.length > 1 && url.pathname.endsWith('/')) return dropSlash(event, url, runtime)
  if (event.info === stay || (path === runtime.key && path === runtime.shownPath)) return remain(event, runtime)

  const destination = { path, url: url.pathname + url.search, traverse: navigationType === 'traverse' }
  const ready = runtime.opened?.prepared(path)
  let arrival: Arrival | undefined = ready && { kind: 'view', view: ready }
  const travel = async () => {
    arrival = await travelTo(destination, runtime, event.signal)
    if (arrival.kind === 'offline' && (await runtime.worker?.keeps(path))) arrival = { kind: 'document' }
    event.signal.throwIfAborted()
  }
  const show = async () => {
    if (arrival?.kind !== 'view') return
    try {
      await runtime.opened?.show({ view: arrival.view, path, event })
    } catch {
      // Somebody has changed the document beyond recognition; the address is the page's already.
      reloadDocument(runtime)
    }
  }
  const manual = { focusReset: 'manual', scroll: 'manual' } as const

  if (ready) return event.intercept({ ...manual, handler: show })
  if (isNew && 'NavigationPrecommitController' in globalThis) {
    // The address changes when the page is there: whoever clicks again, or is offline, has gone nowhere yet.
    const precommitHandler = async () => {
      await travel()
      if (arrival?.kind === 'view') return
      if (arrival?.kind === 'document') loadDocument(event, runtime)
      else goBack(runtime)
      throw new DOMException('Not shown', 'AbortError')
    }
    return event.intercept({ ...manual, precommitHandler, handler: show })
  }
  const handler = async () => {
    try {
      await travel()
    } catch (error) {
      // Given up. Where nothing comes after it in a moment, the address must not stay that of a page which is not there.
      setTimeout(() => (runtime.latest === event || runtime.latest?.info === stay) && goBack(runtime), moment)
      throw error
    }
    if (arrival?.kind === 'document') reloadDocument(runtime)
    else if (arrival?.kind === 'offline') {
      // The second of two quick Backs may lead to a page that is there.
      await runtime.network.wait(moment, event.signal)
      goBack(runtime)
    } else await show()
  }
  event.intercept({ ...manual, handler })
}

async function travelTo(destination: Destination, { notices, network, journey }: Runtime, signal: AbortSignal): Promise<Arrival> {
  const end = notices.begin()
  signal.addEventListener('abort', end)
  try {
    return await (await journey()).arrive(destination, signal)
  } catch {
    signal.throwIfAborted()
    return { kind: network.online() ? 'document' : 'offline' }
  } finally {
    end()
  }
}

/** The server's own answer to an address with a slash at its end: the same without. */
function dropSlash(event: NavigateEvent, url: URL, { handover }: Runtime): void {
  event.preventDefault()
  url.pathname = url.pathname.replace(/\/+$/, '')
  handover.quietly(navigation.navigate(url.href, { history: event.navigationType === 'replace' ? 'replace' : 'auto' }))
}

/** The page stays; a link to it that has nothing to add makes no history entry. */
function remain(event: NavigateEvent, { handover }: Runtime): void {
  const url = new URL(event.destination.url)
  if (event.navigationType === 'push' && url.hash === '' && (url.search === '' || url.search === location.search)) {
    event.preventDefault()
    handover.quietly(navigation.navigate(url.href, { history: 'replace' }))
  } else event.intercept({ focusReset: 'manual' })
}
