import { flushSync } from 'react-dom'
import * as attributes from '../../shared/html/dataAttributes.ts'
import { islandPrefix, messagesPrefix } from '../../shared/pages/pageData.ts'
import type { Loader } from '../../ui/islands/LoaderContext.ts'
import type { Chunks } from '../router/Chunks.ts'
import type { DocumentScript } from '../router/Services.ts'
import { hydrateIsland } from './hydrateIsland.tsx'
import type { Touches } from './holdTouches.ts'
import { sameElement } from './sameElement.ts'

export { endIslands } from './hydrateIsland.tsx'

interface AnswerOptions {
  readonly documentScript: Pick<DocumentScript, 'lang' | 'touches'>
  readonly chunks: Chunks
  readonly loader: Loader
}

/**
 * Hydrates an island whose scripts have loaded, and replays the held touches on it. If it cannot be hydrated
 * it stays as it is, and the browser handles them.
 */
export function answerTouches(island: HTMLElement, { documentScript, chunks, loader }: AnswerOptions): void {
  const { lang, touches } = documentScript
  const isHeld = ([place]: Touches['held'][number]) => place === island
  const repeats = touches.held.filter(isHeld).map(([, event]) => readyToRepeat(event, island))
  touches.held = touches.held.filter((touch) => !isHeld(touch))
  const name = island.getAttribute(attributes.island)
  if (name !== null) {
    const component = chunks.get(`${islandPrefix}${name}`)?.exports[name]
    const messages = chunks.get(`${messagesPrefix}${lang}`)?.exports.messages
    // On a page that the reader has left meanwhile it stays dormant.
    if (component && messages && island.isConnected) hydrateIsland(island, { component, messages, loader })
  }
  touches.passes = true
  for (const repeat of repeats) repeat()
  touches.passes = false
}

const controls = 'a,button,input,select,textarea,summary,form'

/** Returns a function that repeats a touch, on a new element if React has replaced the one that was touched. */
function readyToRepeat(event: Event, island: HTMLElement): () => void {
  const { target } = event
  if (!(target instanceof Element)) return () => undefined
  const find = sameElement(target.closest(controls) ?? target, island)
  return () => {
    const found = target.isConnected ? target : find()
    if (found?.isConnected) repeatTouch(event, found)
  }
}

/** Dispatches a click, key press or submit again, on the same element. */
function repeatTouch(event: Event, target: Element): void {
  const { type, defaultPrevented } = event
  if (event instanceof SubmitEvent) {
    // A form with an action has been submitted already.
    if (defaultPrevented) (target as HTMLFormElement).requestSubmit(event.submitter)
    return
  }
  if (type !== 'click' && type !== 'keydown') return
  // Replaying the input repeats the choice itself.
  if (target.matches('[type=radio],[type=checkbox],label')) return
  // The browser must not repeat a default action that it has performed already.
  if (!defaultPrevented) addEventListener(type, (again) => again.preventDefault(), { once: true })
  // The next event sees what this one has changed.
  flushSync(() => target.dispatchEvent(new (event.constructor as typeof Event)(type, event)))
}

/** Wakes each island marked `visible` when it comes into view, and each marked `idle` now. */
export function watchIslands(wake: (island: HTMLElement) => void): void {
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = target.closest<HTMLElement>(`[${attributes.island}]`)
      if (!isIntersecting || !island) continue
      watcher.unobserve(target)
      wake(island)
    }
  })
  for (const island of document.querySelectorAll<HTMLElement>(`[${attributes.wake}]`)) {
    const sign = island.getAttribute(attributes.wake)
    // The island element itself has no box.
    if (sign === 'visible' && island.firstElementChild) watcher.observe(island.firstElementChild)
    else if (sign === 'idle') wake(island)
  }
}
