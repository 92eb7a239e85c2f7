import { decodeEscapes } from '../../shared/paths.ts'

/** Scrolls to where a new page begins, to the element that the address names, or to where the reader was on it. */
export function settleScroll(event: NavigateEvent): void {
  const id = decodeEscapes(new URL(event.destination.url).hash.slice(1))
  if (event.navigationType === 'traverse' || document.getElementById(id)) event.scroll()
  else scrollTo({ top: 0, left: 0, behavior: 'instant' })
}
