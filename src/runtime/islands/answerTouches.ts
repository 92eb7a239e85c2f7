import { flushSync } from 'react-dom'
import * as attributes from '../../shared/dataAttributes.ts'
import type { Loader } from '../../ui/islands/LoaderContext.ts'
import type { Chunks } from '../router/Chunks.ts'
export { endIslands } from './hydrateIsland.tsx'
import { hydrateIsland } from './hydrateIsland.tsx'
import type { Touches } from './holdTouches.ts'

interface AnswerOptions {
  readonly touches: Touches
  readonly chunks: Chunks
  readonly loader: Loader
}

/** Wakes an island whose scripts have come, and does again what was done to it. One that cannot be woken stays as it is: the browser answers. */
export function answerTouches(island: HTMLElement, { touches, chunks, loader }: AnswerOptions): void {
  const name = island.getAttribute(attributes.island)
  if (name !== null) {
    const component = chunks.get(`island---${name}`)?.exports[name]
    const messages = chunks.get(`messages---${document.documentElement.lang}`)?.exports.messages
    // On a page that was left meanwhile it sleeps on.
    if (component && messages && island.isConnected) hydrateIsland(island, { component, messages, loader })
  }
  const isHeld = ([place]: Touches['held'][number]) => place === island
  const events = touches.held.filter(isHeld)
  touches.held = touches.held.filter((touch) => !isHeld(touch))
  touches.passes = true
  for (const [, event] of events) if (event.target instanceof Element && event.target.isConnected) repeatTouch(event, event.target)
  touches.passes = false
}

/** Does a click, a key or a submit once more, on the same element. */
function repeatTouch(event: Event, target: Element): void {
  const { type, defaultPrevented } = event
  if (event instanceof SubmitEvent) {
    // A form with an address has been sent already.
    if (defaultPrevented) (target as HTMLFormElement).requestSubmit(event.submitter)
    return
  }
  if (type !== 'click' && type !== 'keydown') return
  // The choice itself is repeated with the input.
  if (target.matches('[type=radio],[type=checkbox],label')) return
  // What the browser has answered already it does not answer again.
  if (!defaultPrevented) addEventListener(type, (again) => again.preventDefault(), { once: true })
  // The next one finds what this one has changed.
  flushSync(() => target.dispatchEvent(new (event.constructor as typeof Event)(type, event)))
}

/** Wakes each island that waits for being seen when it is, and each that waits for an idle moment now. */
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
    // The island itself has no box.
    if (sign === 'visible' && island.firstElementChild) watcher.observe(island.firstElementChild)
    else if (sign === 'idle') wake(island)
  }
}
