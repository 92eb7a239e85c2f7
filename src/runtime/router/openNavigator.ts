import { pageKey } from '../../shared/paths.ts'
import type { LazyRouter } from './Router.ts'
import type { Services } from './Services.ts'
import type { View } from './View.ts'
import { isOurs, leave, stay } from './isOurs.ts'
import { type Command, type NavigationEvent, type NavigationState, type ShownPage, reduceNavigation } from './navigationState.ts'

/** Milliseconds in which another navigation may replace one that has failed. */
const replaceTime = 100

interface NavigatorOptions {
  readonly services: Services
  readonly router: LazyRouter
  /** Whether the service worker has the document of a page. */
  keepsDocument(this: void, key: string): Promise<boolean>
}

/** Answers the reader's navigations; nothing else changes the state of the navigation. */
export interface Navigator {
  readonly shown: ShownPage
  replaced(this: void, path: string): void
  /** Loads the document anew. */
  reload(this: void): void
}

/** Listens to navigations: each event goes through the reducer, and its command is carried out here. */
export function openNavigator({ services, router, keepsDocument }: NavigatorOptions): Navigator {
  const { network, notices, data, firstKey, documentScript } = services
  const { quietly } = documentScript
  let state: NavigationState = {
    name: 'idle',
    shown: { key: firstKey, path: data.path, entry: 'navigation' in globalThis ? navigation.currentEntry : null },
  }
  let count = 0

  const dispatch = (event: NavigationEvent): Command | undefined => {
    const step = reduceNavigation(state, event)
    state = step.state
    return step.command
  }

  /** Restores the address of the page that is shown. */
  const restoreAddress = () => {
    tellOffline()
    const { key, entry } = state.shown
    // A jump within the page has made an entry of its own.
    if (!entry || pageKey(location.pathname) === key) return
    if (navigation.entries().some((other) => other.key === entry.key)) quietly(navigation.traverseTo(entry.key, { info: stay }))
    else if (entry.url !== null) quietly(navigation.navigate(entry.url, { history: 'replace', info: stay }))
  }

  const tellOffline = () => {
    if (!network.online()) notices.tellOffline()
  }

  const reload = () => {
    dispatch({ type: 'outdated' })
    location.reload()
  }

  const answer = (event: NavigateEvent): void => {
    const { destination, navigationType, signal, info, cancelable } = event
    const url = new URL(destination.url)
    const key = pageKey(url.pathname)
    const isNew = cancelable && navigationType !== 'traverse'
    const history = navigationType === 'replace' ? 'replace' : 'auto'
    if (isNew && url.pathname.length > 1 && url.pathname.endsWith('/')) {
      // The server answers such an address with a redirect.
      event.preventDefault()
      url.pathname = url.pathname.replace(/\/+$/, '')
      return quietly(navigation.navigate(url.href, { history }))
    }
    if (info === stay || (key === state.shown.key && key === state.shown.path)) {
      // A link to the page itself adds no history entry.
      if (navigationType !== 'push' || url.hash !== '' || (url.search !== '' && url.search !== location.search))
        return event.intercept({ focusReset: 'manual' })
      event.preventDefault()
      return quietly(navigation.navigate(url.href, { history: 'replace' }))
    }

    const id = (count += 1)
    let view: View | undefined = router.opened()?.prerendered(key)
    const isDeferred = isNew && 'NavigationPrecommitController' in globalThis
    const first = dispatch({ type: 'start', id, key, page: view ? 'rendered' : isDeferred ? 'deferred' : 'addressed' })
    signal.addEventListener('abort', () => void perform(dispatch({ type: 'aborted', id })))

    const load = async () => {
      const end = notices.begin()
      signal.addEventListener('abort', end)
      try {
        const { load: loadRoute } = await router.load()
        const result = await loadRoute({ path: key, url: url.pathname + url.search, traverse: navigationType === 'traverse' }, signal)
        if (result.kind === 'view') view = result.view
        return result.kind
      } catch {
        signal.throwIfAborted()
        return network.online() ? 'document' : 'offline'
      } finally {
        end()
      }
    }

    const perform = async (command: Command | undefined): Promise<void> => {
      switch (command) {
        case 'load': {
          let result = await load()
          if (result === 'offline' && (await keepsDocument(key))) result = 'document'
          signal.throwIfAborted()
          return perform(dispatch({ type: 'loaded', id, result }))
        }
        case 'show': {
          const shown = () => {
            dispatch({ type: 'shown', id, page: { key, path: view?.path ?? key, entry: navigation.currentEntry } })
          }
          try {
            if (view) await router.opened()?.show(view, { event, shown })
          } catch {
            // A script has changed the document beyond recognition.
            await perform(dispatch({ type: 'refused', id }))
          }
          return
        }
        case 'openDocument':
          return quietly(navigation.navigate(destination.url, { history: navigationType === 'replace' ? 'replace' : 'push', info: leave }))
        case 'reloadDocument':
          return location.reload()
        case 'expire':
          await network.wait(replaceTime)
          return perform(dispatch({ type: 'expired', id }))
        case 'restoreAddress':
          return restoreAddress()
        case 'tellOffline':
          return tellOffline()
        case undefined:
          return undefined
      }
    }

    const manual = { focusReset: 'manual', scroll: 'manual' } as const
    const commit = () => perform(dispatch({ type: 'committed', id }))
    if (view) event.intercept({ ...manual, handler: commit })
    else if (isDeferred) {
      const precommitHandler = async () => {
        await perform(first)
        // The address changes for a page that is shown, and for nothing else.
        if (state.name !== 'ready' || !('id' in state) || state.id !== id) throw new DOMException('Not shown', 'AbortError')
      }
      event.intercept({ ...manual, precommitHandler, handler: commit })
    } else event.intercept({ ...manual, handler: () => perform(first) })
  }

  if ('navigation' in globalThis) {
    // Until now the document answered Back and Forward by itself.
    onpopstate = null
    navigation.addEventListener('navigate', (event) => {
      if (isOurs(event, state.shown.key, state.name === 'leaving')) answer(event)
      else dispatch({ type: 'passed' })
    })
    addEventListener('pageshow', () => dispatch({ type: 'restored' }))
  }
  return {
    get shown() {
      return state.shown
    },
    replaced: (path) => void dispatch({ type: 'replaced', path }),
    reload,
  }
}
