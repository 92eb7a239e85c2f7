/** The page in the document. */
export interface ShownPage {
  /** Key of its address. */
  readonly key: string
  /** Path in its data; for an error page it differs from the address. */
  readonly path: string
}

interface Ongoing {
  readonly shown: ShownPage
  readonly id: number
  /** Key of the requested page. */
  readonly key: string
  /** The address is not that of the page shown. */
  readonly astray: boolean
}

/**
 * Where the reader is, and what the router is doing. `idle`: nothing. `loading`: the page is being fetched and rendered. `ready`: it is
 * rendered, and its address follows. `showing`: its address is current, and the page is being put in place. `failed`: the current
 * address is that of a page not shown. `leaving`: the browser is loading a document.
 */
export type NavigationState =
  | { readonly name: 'idle' | 'leaving'; readonly shown: ShownPage }
  | (Ongoing & { readonly name: 'ready' | 'showing' | 'failed' })
  | (Ongoing & {
      readonly name: 'loading'
      /** The address changes once the page is ready; otherwise it has changed already. */
      readonly deferred: boolean
    })

export type NavigationEvent =
  | {
      readonly type: 'start'
      readonly id: number
      readonly key: string
      /** `rendered`: the page was rendered ahead. */
      readonly page: 'deferred' | 'addressed' | 'rendered'
    }
  | { readonly type: 'loaded'; readonly id: number; readonly result: 'view' | 'document' | 'offline' }
  /** The address has changed to that of a page that is ready. */
  | { readonly type: 'committed'; readonly id: number }
  | { readonly type: 'shown'; readonly id: number; readonly page: ShownPage }
  /** The page cannot be inserted into the document. */
  | { readonly type: 'refused'; readonly id: number }
  /** Stopped by the reader, or replaced by a newer navigation. */
  | { readonly type: 'aborted'; readonly id: number }
  /** No other navigation has replaced a failed one in time. */
  | { readonly type: 'expired'; readonly id: number }
  /** Another page has replaced the page shown, at the same address. */
  | { readonly type: 'replaced'; readonly path: string }
  /** The browser handles a new navigation by itself. */
  | { readonly type: 'passed' }
  /** The browser has restored the document from its cache. */
  | { readonly type: 'restored' }

/** What to do after an event. */
export type Command = 'load' | 'show' | 'openDocument' | 'reloadDocument' | 'expire' | 'restoreAddress' | 'tellOffline'

interface Step {
  readonly state: NavigationState
  readonly command?: Command | undefined
}

/** Returns the next state, and what to do; events of replaced navigations change nothing. */
export function reduceNavigation(state: NavigationState, event: NavigationEvent): Step {
  const { shown } = state
  switch (event.type) {
    case 'start': {
      const astray = event.page === 'addressed' || ('astray' in state && state.astray)
      const ongoing = { shown, id: event.id, key: event.key, astray }
      if (event.page === 'rendered') return { state: { ...ongoing, name: 'ready' } }
      return { state: { ...ongoing, name: 'loading', deferred: event.page === 'deferred' }, command: 'load' }
    }
    case 'passed':
      return { state: state.name === 'failed' ? { name: 'idle', shown } : state }
    case 'replaced':
      return { state: { ...state, shown: { ...shown, path: event.path } } }
    case 'restored':
      return { state: state.name === 'leaving' ? { name: 'idle', shown } : state }
    default:
      return 'id' in state && state.id === event.id ? advance(state, event) : { state }
  }
}

type OngoingState = Extract<NavigationState, Ongoing>
type OngoingEvent = Exclude<NavigationEvent, { readonly type: 'start' | 'replaced' | 'passed' | 'restored' }>

function advance(state: OngoingState, event: OngoingEvent): Step {
  const { shown, id, key, astray } = state
  const end = (name: 'idle' | 'leaving', command?: Command): Step => ({ state: { name, shown }, command })
  const goOn = (name: 'ready' | 'showing' | 'failed', command?: Command): Step => ({
    state: { name, shown, id, key, astray: astray || name === 'showing' },
    command,
  })
  const show = () => goOn('showing', 'show')
  // Before the address is restored, a new navigation may replace the failed one.
  const fail = (command?: Command) => (astray ? goOn('failed', 'expire') : end('idle', command))
  if (event.type === 'aborted' && state.name !== 'failed') return fail()
  switch (state.name) {
    case 'loading':
      if (event.type !== 'loaded') break
      if (event.result === 'view') return state.deferred ? goOn('ready') : show()
      if (event.result === 'offline') return fail('tellOffline')
      return end('leaving', state.deferred ? 'openDocument' : 'reloadDocument')
    case 'ready':
      if (event.type === 'committed') return show()
      break
    case 'showing':
      if (event.type === 'shown') return { state: { name: 'idle', shown: event.page } }
      if (event.type === 'refused') return end('leaving', 'reloadDocument')
      break
    case 'failed':
      if (event.type === 'expired') return end('idle', 'restoreAddress')
      break
  }
  return { state }
}
