import { keyBelow } from '../../shared/addresses/paths.ts'
import type { LazyRouter, Navigation, RouterHost } from './Router.ts'
import type { Services } from './Services.ts'
import { isOurs, isPage, leave, stay } from './isOurs.ts'

interface AnswerOptions extends Pick<RouterHost, 'keepsDocument'> {
  readonly services: Pick<Services, 'build' | 'network' | 'notices' | 'documentScript' | 'place'>
  readonly router: LazyRouter
}

/**
 * Passes the reader's navigations to the router, whose script the first of them loads. Returns a function that reloads the document for a
 * newer build, unless the reader has moved on.
 */
export function answerNavigations({ services, router, keepsDocument }: AnswerOptions): () => void {
  const { network, notices, documentScript } = services
  const { base } = network
  const { quietly } = documentScript
  const keyOf = ({ pathname }: Pick<URL, 'pathname'>) => keyBelow(base, pathname)
  let isLeaving = false
  /** The reader has begun to leave the first page, maybe for a document that is still on its way. */
  let isGoing = false

  /** Without the router, load a document; if that is unavailable offline, stay on the current page. */
  const doWithoutRouter = async ({ destination, navigationType, signal }: NavigateEvent, isDeferred: boolean): Promise<undefined> => {
    const { entry } = services.place
    const canLeave = network.online() || (await keepsDocument(keyOf(new URL(destination.url))))
    signal.throwIfAborted()
    isLeaving = canLeave
    if (isLeaving && isDeferred)
      quietly(navigation.navigate(destination.url, { history: navigationType === 'replace' ? 'replace' : 'push', info: leave }))
    else if (isLeaving) location.reload()
    else {
      notices.tellOffline()
      if (!isDeferred && entry) quietly(navigation.traverseTo(entry.key, { info: stay }))
    }
  }

  /** Lets the router open another page. `isDeferred`: the address changes only for a page that is ready. */
  const openPage = (event: NavigateEvent, isDeferred: boolean): void => {
    const manual = { focusReset: 'manual', scroll: 'manual' } as const
    const begun = router.opened()?.begin(event, isDeferred)
    if (begun?.isRendered) return event.intercept({ ...manual, handler: begun.show })
    const end = notices.begin()
    event.signal.addEventListener('abort', end)
    let ready: Navigation | undefined
    const load = async () => {
      const ongoing =
        begun ??
        (await router.load().then(
          (it) => it.begin(event, isDeferred),
          () => doWithoutRouter(event, isDeferred),
        ))
      try {
        if (await ongoing?.load()) ready = ongoing
      } finally {
        end()
      }
    }
    const precommitHandler = async () => {
      await load()
      if (!ready) throw new DOMException('Not shown', 'AbortError')
    }
    event.intercept(isDeferred ? { ...manual, precommitHandler, handler: async () => ready?.show() } : { ...manual, handler: load })
  }

  const answer = (event: NavigateEvent, isHere: boolean): void => {
    const { destination, navigationType, info, cancelable } = event
    const url = new URL(destination.url)
    const key = keyOf(url)
    const shown = router.shown()
    const isNew = cancelable && navigationType !== 'traverse'
    if (isNew && key !== '/' && url.pathname.endsWith('/')) {
      // The server redirects such an address.
      event.preventDefault()
      url.pathname = url.pathname.replace(/\/+$/, '')
      return quietly(navigation.navigate(url.href, { history: navigationType === 'replace' ? 'replace' : 'auto' }))
    }
    if (info === stay || (key === shown.key && key === shown.path)) {
      if (!isHere || navigationType !== 'push' || url.hash !== '' || (url.search !== '' && url.search !== location.search))
        return event.intercept({ focusReset: 'manual' })
      // A link to the page itself adds no history entry.
      event.preventDefault()
      return quietly(navigation.navigate(url.href, { history: 'replace' }))
    }
    // A script that sets an address expects to find it at once.
    openPage(event, isNew && !destination.sameDocument && 'NavigationPrecommitController' in globalThis)
  }

  // Until now the document handled Back and Forward by itself.
  onpopstate = null
  navigation.addEventListener('navigate', (event) => {
    isGoing ||= !event.hashChange
    const isAway = isLeaving || router.opened()?.state.name === 'leaving'
    const url = new URL(event.destination.url)
    const isShown = (place: Pick<URL, 'pathname'>) => keyOf(place) === router.shown().key
    const isHere = isShown(location)
    if (isHere) services.place.entry = navigation.currentEntry
    if (isPage(url, base) && isOurs(event, isHere || isShown(url), isAway)) answer(event, isHere)
    else router.opened()?.dispatch({ type: 'passed' })
  })
  // The document was restored from the back/forward cache.
  addEventListener('pageshow', () => {
    isLeaving = false
    router.opened()?.dispatch({ type: 'restored' })
  })
  return () => {
    if (isGoing) services.build.outdated = true
    else {
      isLeaving = true
      location.reload()
    }
  }
}
