import { leaveForLater } from './firstScreen.ts'
import { putStyles } from './view/putStyles.ts'
import type { View } from './view/View.ts'

/** Has the browser style and lay out a page in front of the one that is read, where nobody meets it, until `signal` aborts. */
export function layOutAhead(view: View, signal: AbortSignal): void {
  const { main, frame } = view
  if (isHidden(main) || signal.aborted) return
  putStyles(view)
  leaveForLater(main)
  hide(main, 'next')
  // In front, so that whoever looks for the page by a query finds the new one from the click on.
  frame.querySelector('main')?.before(main)
  signal.addEventListener('abort', () => takeBack(main), { once: true })
}

/** Whether a page is in the document and not to be met: the one to come, or the one that was left just now. */
export function isHidden(main: HTMLElement): boolean {
  return main.dataset.later !== undefined
}

/** Leaves a page where it is, without a size. Nothing that its elements inherit changes: they are not styled again. */
export function hide(main: HTMLElement, when: 'next' | 'past'): void {
  main.dataset.later = when
  main.ariaHidden = 'true'
}

/** Ends what `hide` does. */
export function reveal(main: HTMLElement): void {
  delete main.dataset.later
  main.ariaHidden = null
}

/** Takes a page out of the document if it is hidden there. */
export function takeBack(main: HTMLElement): void {
  if (!isHidden(main)) return
  main.remove()
  reveal(main)
}
