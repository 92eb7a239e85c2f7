import { leaveForLater } from './firstScreen.ts'
import { putStyles } from './view/putStyles.ts'
import type { View } from './view/View.ts'

/** Has the browser style and lay out a page behind the one that stands in the document, out of everybody's sight, until `signal` aborts. */
export function layOutAhead(view: View, signal: AbortSignal): void {
  const { main, frame } = view
  if (isAhead(main) || signal.aborted) return
  putStyles(view)
  leaveForLater(main)
  main.dataset.later = 'page'
  frame.querySelector('main')?.after(main)
  signal.addEventListener('abort', () => isAhead(main) && takeBack(main), { once: true })
}

/** Whether a page is laid out and not shown yet. */
export function isAhead(main: HTMLElement): boolean {
  return main.dataset.later !== undefined
}

/** Takes a page that is not wanted any more out of the document. */
export function takeBack(main: HTMLElement): void {
  main.remove()
  delete main.dataset.later
}
