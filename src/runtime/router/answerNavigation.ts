import { decodeStrictly } from '../../shared/escapes.ts'
import { pageKey } from '../../shared/paths.ts'
import type { RouteResult, Destination, Runtime } from './Runtime.ts'

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
  const ready = runtime.openedRouter?.prerendered(path)
  let result: RouteResult | undefined = ready && { kind: 'view', view: ready }
  const load = async () => {
    result = await loadResult(destination, runtime, event.signal)
    if (result.kind === 'offline' && (await runtime.worker?.keeps(path))) result = { kind: 'document' }
    event.signal.throwIfAborted()
  }
  const show = async () => {
    if (result?.kind !== 'view') return
    try {
      await runtime.openedRouter?.show({ view: result.view, path, event })
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
      await load()
      if (result?.kind === 'view') return
      if (result?.kind === 'document') loadDocument(event, runtime)
      else goBack(runtime)
      throw new DOMException('Not shown', 'AbortError')
    }
    return event.intercept({ ...manual, precommitHandler, handler: show })
  }
  const handler = async () => {
    try {
      await load()
    } catch (error) {
      // Given up. Where nothing comes after it in a moment, the address must not stay that of a page which is not there.
      setTimeout(() => (runtime.latest === event || runtime.latest?.info === stay) && goBack(runtime), moment)
      throw error
    }
    if (result?.kind === 'document') reloadDocument(runtime)
    else if (result?.kind === 'offline') {
      // The second of two quick Backs may lead to a page that is there.
      await runtime.network.wait(moment, event.signal)
      goBack(runtime)
    } else await show()
  }
  event.intercept({ ...manual, handler })
}

async function loadResult(destination: Destination, { notices, network, router }: Runtime, signal: AbortSignal): Promise<RouteResult> {
  const end = notices.begin()
  signal.addEventListener('abort', end)
  try {
    return await (await router()).load(destination, signal)
  } catch {
    signal.throwIfAborted()
    return { kind: network.online() ? 'document' : 'offline' }
  } finally {
    end()
  }
}

/** The server's own answer to an address with a slash at its end: the same without. */
function dropSlash(event: NavigateEvent, url: URL, { documentScript }: Runtime): void {
  event.preventDefault()
  url.pathname = url.pathname.replace(/\/+$/, '')
  documentScript.quietly(navigation.navigate(url.href, { history: event.navigationType === 'replace' ? 'replace' : 'auto' }))
}

/** The page stays; a link to it that has nothing to add makes no history entry. */
function remain(event: NavigateEvent, { documentScript }: Runtime): void {
  const url = new URL(event.destination.url)
  if (event.navigationType === 'push' && url.hash === '' && (url.search === '' || url.search === location.search)) {
    event.preventDefault()
    documentScript.quietly(navigation.navigate(url.href, { history: 'replace' }))
  } else event.intercept({ focusReset: 'manual' })
}

/** Leaves a navigation that has not changed the address yet to the browser. */
function loadDocument({ destination, navigationType }: NavigateEvent, runtime: Runtime): void {
  runtime.leaving = true
  const history = navigationType === 'replace' ? 'replace' : 'push'
  runtime.documentScript.quietly(navigation.navigate(destination.url, { history, info: leave }))
}

/** Has the browser load what belongs to the address that stands. */
export function reloadDocument(runtime: Runtime): void {
  runtime.leaving = true
  location.reload()
}

/** Puts back the address of the page that is shown, if another one stands, and says why where the device is offline. */
function goBack({ key, entry, network, notices, documentScript: { quietly } }: Runtime): void {
  if (!network.online()) notices.tellOffline()
  // The reader may have jumped to a part of it, which has an entry of its own.
  if (!entry || pageKey(location.pathname) === key) return
  if (navigation.entries().some((other) => other.key === entry.key)) quietly(navigation.traverseTo(entry.key, { info: stay }))
  else if (entry.url !== null) quietly(navigation.navigate(entry.url, { history: 'replace', info: stay }))
}

/** Marks a navigation that the runtime leaves to the browser. */
const leave = 'leave'

/** Marks a navigation that only puts the address right. */
const stay = 'stay'

/** Whether the runtime answers a navigation; all others are the browser's. */
export function isOurs(event: NavigateEvent, { key, leaving }: Runtime): boolean {
  const { canIntercept, downloadRequest, formData, navigationType, info, destination } = event
  if (!canIntercept || downloadRequest !== null || formData || navigationType === 'reload' || info === leave) return false
  if (leaving && navigationType !== 'traverse') return false
  const staysHere = event.hashChange
    ? // A part of the page that stands is the browser's; but a page that was on its way may stand in the address alone.
      pageKey(location.pathname) === key
    : // A script has put another address to the page that stands.
      destination.sameDocument && navigationType !== 'traverse'
  return !staysHere && isPage(new URL(destination.url))
}

/** Whether an address on this site may be a page's: files have an ending, and an escape that means nothing is the server's to answer. */
export function isPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  // The home page's data lies under this name, but no page does.
  if (origin !== location.origin || pathname === '/index' || !/(^|\/)[^./]*$|\.html$/.test(pathname)) return false
  return decodeStrictly(pathname) !== undefined
}
