import { keyBelow } from '../../shared/addresses/paths.ts'
import type { Destination, Navigation, RouteResult, RouterHost } from './Router.ts'
import type { Services } from './Services.ts'
import type { View } from './View.ts'
import { leave, stay } from './isOurs.ts'
import { type Command, type NavigationEvent, type NavigationState, reduceNavigation } from './navigationState.ts'

/** Milliseconds in which another navigation may replace a failed one. */
const replaceTime = 100

interface NavigatorOptions {
  readonly services: Services
  readonly host: RouterHost
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

export function openNavigator(options: NavigatorOptions): Navigator {
  let state: NavigationState = { name: 'idle', shown: options.services.firstPage }
  let count = 0
  const repeat = watchEndedClicks(options.services.documentScript.quietly)
  const navigator: Navigator = {
    get state() {
      return state
    },
    dispatch(event) {
      const step = reduceNavigation(state, event)
      state = step.state
      return step.command
    },
    begin: (event, isDeferred) => new OngoingNavigation((count += 1), event, { ...options, navigator, repeat }).begin(isDeferred),
  }
  return navigator
}

/**
 * Returns a function that takes the address of a click that has ended before its page arrived. If what ended it is a script that changes
 * the address of the page shown, the click is repeated.
 */
function watchEndedClicks(quietly: Services['documentScript']['quietly']): (url: string) => void {
  let ended: string | undefined
  // Captured, because the runtime answers a click on a link to the page itself with a navigation of the same kind.
  navigation.addEventListener(
    'navigate',
    ({ destination, navigationType, userInitiated }) => {
      const url = navigationType === 'replace' && destination.sameDocument && !userInitiated ? ended : undefined
      ended = undefined
      if (url !== undefined) queueMicrotask(() => quietly(navigation.navigate(url)))
    },
    true,
  )
  return (url) => {
    ended = url
    // The navigation that ended it begins at once.
    setTimeout(() => (ended = undefined))
  }
}

interface OngoingOptions extends NavigatorOptions {
  readonly navigator: Navigator
  /** Takes the address of a click that ended before its page arrived. */
  repeat(this: void, url: string): void
}

/** One navigation, which dispatches its events and carries out the commands that answer them. */
class OngoingNavigation {
  readonly #id: number
  readonly #event: NavigateEvent
  readonly #options: OngoingOptions
  readonly #url: URL
  readonly #key: string
  #view: View | undefined

  constructor(id: number, event: NavigateEvent, options: OngoingOptions) {
    this.#id = id
    this.#event = event
    this.#options = options
    this.#url = new URL(event.destination.url)
    this.#key = keyBelow(options.services.network.base, this.#url.pathname)
    this.#view = options.prerendered(this.#key)
  }

  begin(isDeferred: boolean): Navigation {
    const { destination, navigationType, signal } = this.#event
    const { navigator, repeat, services } = this.#options
    const id = this.#id
    const view = this.#view
    const { state } = navigator
    // While the router loaded, a newer navigation may have replaced this one and begun before it.
    const isReplaced = signal.aborted && 'id' in state && state.name !== 'failed'
    const page = view ? 'rendered' : isDeferred ? 'deferred' : 'addressed'
    const command = isReplaced ? undefined : navigator.dispatch({ type: 'start', id, key: this.#key, page })
    const isClick = () => {
      const { state: now } = navigator
      return now.name === 'loading' && now.id === id && now.deferred && navigationType === 'push'
    }
    const abort = () => {
      if (isClick()) repeat(destination.url)
      void this.#answer({ type: 'aborted', id })
    }
    if (signal.aborted) {
      const { currentEntry } = navigation
      const { entry } = services.place
      // While the router loaded, a script may have changed the address of the page shown; a click on a link to that page leaves it as it is.
      if (isClick() && currentEntry?.key === entry?.key && currentEntry?.url !== entry?.url)
        queueMicrotask(() => services.documentScript.quietly(navigation.navigate(destination.url)))
      abort()
    } else signal.addEventListener('abort', abort)
    return {
      isRendered: view !== undefined,
      load: async () => {
        await this.#perform(command)
        const { state: now } = navigator
        return 'id' in now && now.id === id && now.name === 'ready'
      },
      show: () => this.#answer({ type: 'committed', id }),
    }
  }

  #answer(event: NavigationEvent): Promise<void> {
    return this.#perform(this.#options.navigator.dispatch(event))
  }

  async #perform(command: Command | undefined): Promise<void> {
    const { services } = this.#options
    const { destination, navigationType, signal } = this.#event
    const { quietly } = services.documentScript
    switch (command) {
      case 'load': {
        const result = await this.#load()
        signal.throwIfAborted()
        return this.#answer({ type: 'loaded', id: this.#id, result })
      }
      case 'show':
        return this.#show()
      case 'openDocument':
        return quietly(navigation.navigate(destination.url, { history: navigationType === 'replace' ? 'replace' : 'push', info: leave }))
      case 'reloadDocument':
        return location.reload()
      case 'expire':
        await services.network.wait(replaceTime)
        return this.#answer({ type: 'expired', id: this.#id })
      case 'restoreAddress':
        return this.#restoreAddress()
      case 'tellOffline':
        return this.#tellOffline()
      case undefined:
        return undefined
    }
  }

  async #load(): Promise<RouteResult['kind']> {
    const { services, host, load } = this.#options
    const { navigationType, signal } = this.#event
    const { pathname, search } = this.#url
    let kind: RouteResult['kind']
    try {
      const result = await load({ path: this.#key, url: pathname + search, traverse: navigationType === 'traverse' }, signal)
      if (result.kind === 'view') this.#view = result.view
      kind = result.kind
    } catch {
      signal.throwIfAborted()
      // Not even the error page can be rendered.
      kind = 'document'
    }
    if (kind === 'view' || services.network.online()) return kind
    return (await host.keepsDocument(this.#key)) ? 'document' : 'offline'
  }

  async #show(): Promise<void> {
    const { navigator, show } = this.#options
    const id = this.#id
    const view = this.#view
    // Chromium keeps an aborted event, and with it what its listeners use, as long as the document.
    this.#view = undefined
    const shown = () => void navigator.dispatch({ type: 'shown', id, page: { key: this.#key, path: view?.path ?? this.#key } })
    try {
      if (view) await show(view, this.#event, shown)
    } catch {
      // A script has changed the document beyond recognition.
      await this.#answer({ type: 'refused', id })
    }
  }

  /** Restores the address of the page shown. */
  #restoreAddress(): void {
    this.#tellOffline()
    const { services, navigator } = this.#options
    const { documentScript, network, place } = services
    const { quietly } = documentScript
    const { entry } = place
    // A jump within the page has made its own history entry.
    if (!entry || keyBelow(network.base, location.pathname) === navigator.state.shown.key) return
    // By its id: an entry that replaces another takes over its key.
    if (navigation.entries().some(({ id }) => id === entry.id)) quietly(navigation.traverseTo(entry.key, { info: stay }))
    else if (entry.url !== null) quietly(navigation.navigate(entry.url, { history: 'replace', info: stay }))
  }

  #tellOffline(): void {
    const { network, notices } = this.#options.services
    if (!network.online()) notices.tellOffline()
  }
}
