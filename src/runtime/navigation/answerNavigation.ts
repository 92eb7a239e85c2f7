import { pageKey } from '../../shared/paths.ts'
import { type Arrival, arrive } from '../pages/arrive.ts'
import type { Runtime } from '../Runtime.ts'
import { goBack, loadDocument } from './giveUp.ts'
import { stay } from './isOurs.ts'
import { showView } from './showView.ts'

/** Answers a navigation that is the runtime's. */
export function answerNavigation(event: NavigateEvent, runtime: Runtime): void {
  const url = new URL(event.destination.url)
  const path = pageKey(url.pathname)
  if (event.info === stay || (path === runtime.key && path === runtime.view.path)) return remain(event, runtime)

  let arrival: Arrival | undefined
  const travel = async () => {
    const end = runtime.notices.begin()
    try {
      const traverse = event.navigationType === 'traverse'
      arrival = await arrive({ path, url: url.pathname + url.search, traverse }, runtime, event.signal)
    } finally {
      end()
    }
  }
  const show = async () => {
    if (arrival?.kind === 'view') await showView({ view: arrival.view, path, event }, runtime)
  }
  const manual = { focusReset: 'manual', scroll: 'manual' } as const

  if (event.cancelable && 'NavigationPrecommitController' in globalThis) {
    // The address changes when the page is there: whoever clicks again, or goes offline, has gone nowhere yet.
    const precommitHandler = async () => {
      await travel()
      if (arrival?.kind === 'view') return
      if (arrival?.kind === 'offline') runtime.notices.tellOffline()
      else loadDocument(event, runtime.handover)
      throw new DOMException('The page is not shown by the runtime', 'AbortError')
    }
    return event.intercept({ ...manual, precommitHandler, handler: show })
  }
  const from = navigation.currentEntry
  const handler = async () => {
    await travel()
    if (arrival?.kind === 'document') return location.reload()
    if (arrival?.kind !== 'offline') return show()
    if (from) goBack(from, event, runtime.handover)
    runtime.notices.tellOffline()
  }
  event.intercept({ ...manual, handler })
}

/** The page stays; a link to it that has nothing to add makes no history entry. */
function remain(event: NavigateEvent, { handover }: Runtime): void {
  const url = new URL(event.destination.url)
  if (event.navigationType === 'push' && url.hash === '' && (url.search === '' || url.search === location.search)) {
    event.preventDefault()
    return handover.quietly(navigation.navigate(url.href, { history: 'replace' }))
  }
  event.intercept({ focusReset: 'manual' })
}
