import { keyBelow } from '../../shared/paths.ts'
import type { Destination, Navigation, RouteResult, RouterHost } from './Router.ts'
import type { Services } from './Services.ts'
import type { View } from './View.ts'
import { leave, stay } from './isOurs.ts'
import { type Command, type NavigationEvent, type NavigationState, type ShownPage, reduceNavigation } from './navigationState.ts'

/** Milliseconds in which another navigation may replace a failed one. */
const replaceTime = 100

interface NavigatorOptions {
  readonly services: Services
  readonly host: RouterHost
  /** The page that came with the document. */
  readonly first: ShownPage
  /** Returns the page at a key, if it was rendered ahead. */
  prerendered(this: void, key: string): View | undefined
  /** Rejects when `signal` aborts, or if not even an error page can be rendered. */
  load(this: void, destination: Destination, signal: AbortSignal): Promise<RouteResult>
  /** Shows a page whose address is current, calls `shown` once it is in the document, and resolves when it is painted. */
  show(this: void, view: View, event: NavigateEvent, shown: () => void): Promise<void>
}

/** Owns the navigation state and carries out its commands. */
export interface Navigator {
  readonly state: NavigationState
  dispatch(this: void, event: NavigationEvent): Command | undefined
  /** Begins to handle a navigation. */
  begin(this: void, event: NavigateEvent, isDeferred: boolean): Navigation
}

export function openNavigator({ services, host, first, prerendered, load, show }: NavigatorOptions): Navigator {
  const { network, notices, documentScript } = services
  const { quietly } = documentScript
  let state: NavigationState = { name: 'idle', shown: first }
  let count = 0

  const dispatch = (event: NavigationEvent): Command | undefined => {
    const step = reduceNavigation(state, event)
    state = step.state
    return step.command
  }

  const tellOffline = () => {
    if (!network.online()) notices.tellOffline()
  }

  /** Restores the address of the page shown. */
  const restoreAddress = () => {
    tellOffline()
    const { entry } = services.place
    // A jump within the page has made its own history entry.
    if (!entry || keyBelow(network.base, location.pathname) === state.shown.key) return
    // By its id: an entry that replaces another takes over its key.
    if (navigation.entries().some(({ id }) => id === entry.id)) quietly(navigation.traverseTo(entry.key, { info: stay }))
    else if (entry.url !== null) quietly(navigation.navigate(entry.url, { history: 'replace', info: stay }))
  }

  const begin = (event: NavigateEvent, isDeferred: boolean): Navigation => {
    const { destination, navigationType, signal } = event
    const url = new URL(destination.url)
    const key = keyBelow(network.base, url.pathname)
    const id = (count += 1)
    let view = prerendered(key)

    const loadView = async (): Promise<RouteResult['kind']> => {
      let kind: RouteResult['kind']
      try {
        const result = await load({ path: key, url: url.pathname + url.search, traverse: navigationType === 'traverse' }, signal)
        if (result.kind === 'view') view = result.view
        kind = result.kind
      } catch {
        signal.throwIfAborted()
        // Not even the error page can be rendered.
        kind = 'document'
      }
      if (kind === 'view' || network.online()) return kind
      return (await host.keepsDocument(key)) ? 'document' : 'offline'
    }

    const showView = async (): Promise<void> => {
      const ready = view
      // Chromium keeps an aborted event, and with it what its listeners use, as long as the document.
      view = undefined
      const shown = () => void dispatch({ type: 'shown', id, page: { key, path: ready?.path ?? key } })
      try {
        if (ready) await show(ready, event, shown)
      } catch {
        // A script has changed the document beyond recognition.
        await perform(dispatch({ type: 'refused', id }))
      }
    }

    const perform = async (command: Command | undefined): Promise<void> => {
      switch (command) {
        case 'load': {
          const result = await loadView()
          signal.throwIfAborted()
          return perform(dispatch({ type: 'loaded', id, result }))
        }
        case 'show':
          return showView()
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

    // While the router loaded, a newer navigation may have replaced this one and begun before it.
    const isReplaced = signal.aborted && 'id' in state && state.name !== 'failed'
    const page = view ? 'rendered' : isDeferred ? 'deferred' : 'addressed'
    const command = isReplaced ? undefined : dispatch({ type: 'start', id, key, page })
    const abort = () => void perform(dispatch({ type: 'aborted', id }))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
    return {
      isRendered: view !== undefined,
      async load() {
        await perform(command)
        return 'id' in state && state.id === id && state.name === 'ready'
      },
      show: () => perform(dispatch({ type: 'committed', id })),
    }
  }

  return {
    get state() {
      return state
    },
    dispatch,
    begin,
  }
}
