import * as attributes from '../../shared/dataAttributes.ts'
import { searchParts } from '../../shared/paths.ts'
import type { Services } from '../router/Services.ts'
import type { Touches } from './holdTouches.ts'
import type * as answers from './answerTouches.ts'

/** Islands that search titles. */
const searching = `[${attributes.island}^=Search]`

/**
 * Wakes the islands of the document: those that have been touched, are touched later, come into sight, wait for an idle moment, answer the
 * address, or have something to show already. Gives what wakes the last kind on a page that stands again.
 */
export function wakeIslands(touches: Touches, { chunks, loader }: Pick<Services, 'chunks' | 'loader'>): () => void {
  const loaded = () => chunks.get('islands')?.exports as typeof answers | undefined
  const wake = (island: HTMLElement) => {
    const { lang } = document.documentElement
    const ahead = island.matches(searching) ? searchParts(lang) : []
    loader.prepare(ahead)
    const answer = () => {
      // Without it the touches wait for the next one.
      loaded()?.answerTouches(island, { touches, chunks, loader })
      if (island.hasAttribute(attributes.island)) loader.forget(ahead)
    }
    // All at once: what one of them imports is among the others.
    const names = ['islands', 'renderer', `island---${island.getAttribute(attributes.island)}`, `messages---${lang}`]
    void Promise.allSettled(names.map((name) => chunks.loadPatiently(name))).then(answer)
  }
  touches.wake = wake
  for (const [island] of touches.held) wake(island)
  const wakeAll = (selector: string) => {
    for (const island of document.querySelectorAll<HTMLElement>(selector)) wake(island)
  }
  // The reader was there before the first script.
  wakeAll(`[${attributes.island}]:focus-within`)
  const answerAddress = () => {
    if (/[?&]q=/.test(location.search)) wakeAll(searching)
  }
  answerAddress()
  if ('navigation' in globalThis) navigation.addEventListener('navigatesuccess', answerAddress)
  const watch = () => loaded()?.watchIslands(wake)
  const watchNew = () => {
    if (document.querySelector(`[${attributes.wake}=visible],[${attributes.wake}=idle]`)) chunks.load('islands').then(watch, watch)
  }

  // The tools below the text wake with its contents: some browsers, WebKit above all, let a page copy and share only while they answer the press
  // itself, and a touch that is done again comes too late there.
  const wakeReading = () => wakeAll(`[${attributes.wake}=reading],[${attributes.wake}=saved]`)
  const wakeNeeded = () => {
    watchNew()
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
