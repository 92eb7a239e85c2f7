import { isAhead } from '../layOutAhead.ts'
import { putStyles } from './putStyles.ts'
import type { View } from './View.ts'

/** Puts a page in the place of another: what it shows, its style sheets and its language. */
export function putView(next: View, current: View): void {
  if (next.frame !== current.frame) current.frame.replaceWith(next.frame)
  const main = next.frame.querySelector('main')
  // A page that is laid out already stays where it is: moved, it would be laid out again.
  if (isAhead(next.main)) main?.remove()
  else main?.replaceWith(next.main)
  delete next.main.dataset.later
  // Even the same value would have the whole page styled anew.
  if (next.language !== current.language) document.documentElement.lang = next.language
  putStyles(next)
}
