import * as attributes from '../../shared/html/dataAttributes.ts'
import { islandPrefix, messagesPrefix } from '../../shared/pages/pageData.ts'
import { searchParts } from '../../shared/addresses/paths.ts'
import type { Services } from '../router/Services.ts'
import type * as answers from './answerTouches.ts'

/** Selector of islands that search titles. */
const searching = `[${attributes.island}^=Search]`

/**
 * Wakes the document's islands: those that have been touched, are touched later, come into view, wait for
 * idle time, react to the address, or have something to show already. Returns a function to call after every
 * change of page, which wakes the islands needed there.
 */
export function wakeIslands({ chunks, loader, documentScript }: Pick<Services, 'chunks' | 'loader' | 'documentScript'>): () => void {
  const { touches } = documentScript
  const loaded = () => chunks.get('islands')?.exports as typeof answers | undefined
  const wake = (island: HTMLElement) => {
    const { lang } = documentScript
    const ahead = island.matches(searching) ? searchParts(lang) : []
    loader.prepare(ahead)
    const answer = () => {
      if (loaded()) loaded()?.answerTouches(island, { documentScript, chunks, loader })
      else touches.giveUp()
      if (island.hasAttribute(attributes.island)) loader.forget(ahead)
    }
    // All at once: what one of them imports is among the others.
    const names = ['islands', 'renderer', `${islandPrefix}${island.getAttribute(attributes.island)}`, `${messagesPrefix}${lang}`]
    void Promise.allSettled(names.map((name) => chunks.loadPatiently(name))).then(answer)
  }
  touches.wake = wake
  for (const [island] of touches.held) wake(island)
  const wakeAll = (selector: string) => {
    for (const island of document.querySelectorAll<HTMLElement>(selector)) wake(island)
  }
  // The reader got there before the first script.
  wakeAll(`[${attributes.island}]:focus-within`)
  const answerAddress = () => {
    if (/[?&]q=/.test(location.search)) wakeAll(searching)
  }
  answerAddress()
  if (globalThis.navigation) navigation.addEventListener('navigatesuccess', answerAddress)
  const watch = () => loaded()?.watchIslands(wake)
  const watchNew = () => {
    if (document.querySelector(`[${attributes.wake}=visible],[${attributes.wake}=idle]`)) chunks.load('islands').then(watch, watch)
  }

  // The tools below the text wake together with its table of contents: some browsers, WebKit above all, allow copying and sharing only
  // while they handle the press itself, and a replayed touch comes too late for that.
  const wakeReading = () => wakeAll(`[${attributes.wake}=reading],[${attributes.wake}=saved]`)
  const wakeNeeded = () => {
    watchNew()
    wakeAll(`[${attributes.saves}] [${attributes.wake}=saved]`)
    if (location.hash.startsWith('#picture-')) wakeReading()
    // Other browsers mark the section being read in the table of contents by themselves.
    if (!CSS.supports('scroll-target-group:auto'))
      if (scrollY > 0) wakeReading()
      else addEventListener('scroll', wakeReading, { once: true })
  }
  addEventListener('storage', wakeNeeded)
  wakeNeeded()
  return wakeNeeded
}
