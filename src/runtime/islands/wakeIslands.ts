import * as attributes from '../../shared/dataAttributes.ts'
import type { Chunks } from '../router/Chunks.ts'
import type { Touches } from './holdTouches.ts'
import type * as answers from './answerTouches.ts'

/**
 * Wakes the islands of the document: those that have been touched, are touched later, come into sight, wait for an idle moment, or have
 * something to show already. Gives what wakes the last kind on a page that stands again.
 */
export function wakeIslands(touches: Touches, chunks: Chunks): () => void {
  const loaded = () => chunks.get('islands')?.exports as typeof answers | undefined
  const wake = (island: HTMLElement) => {
    // Without it the touches wait for the next one.
    const answer = (results: answers.Results) => loaded()?.answerTouches(island, { touches, chunks, results })
    // All at once: what one of them imports is among the others.
    const names = [
      'islands',
      'renderer',
      `island---${island.getAttribute(attributes.island)}`,
      `messages---${document.documentElement.lang}`,
    ]
    void Promise.allSettled(names.map((name) => chunks.load(name))).then(answer)
  }
  touches.wake = wake
  for (const [island] of touches.held) wake(island)
  const watch = () => loaded()?.watchIslands(wake)
  if (document.querySelector(`[${attributes.wake}=visible],[${attributes.wake}=idle]`)) chunks.load('islands').then(watch, watch)

  const wakeAll = (selector: string) => {
    for (const island of document.querySelectorAll<HTMLElement>(selector)) wake(island)
  }
  const wakeReading = () => wakeAll(`[${attributes.wake}=reading]`)
  const wakeNeeded = () => {
    wakeAll(`[${attributes.saves}] [${attributes.wake}=saved]`)
    if (location.hash.startsWith('#picture-')) wakeReading()
    // Elsewhere the browser marks in the contents what is being read.
    if (!CSS.supports('scroll-target-group:auto'))
      if (scrollY > 0) wakeReading()
      else addEventListener('scroll', wakeReading, { once: true })
  }
  addEventListener('storage', wakeNeeded)
  wakeNeeded()
  return wakeNeeded
}
