import { hide, isHidden, reveal } from '../layOutAhead.ts'
import { putStyles } from './putStyles.ts'
import type { View } from './View.ts'

/** Puts a page in the place of another: what it shows, its style sheets and its language. */
export function putView(next: View, current: View): void {
  const { main, frame } = next
  if (frame !== current.frame) current.frame.replaceWith(frame)
  const past = frame.querySelector<HTMLElement>('main:not([data-later])')
  // What is laid out already stays where it is: moved, it would be laid out again. And to take the old page apart can wait.
  if (past === current.main && isHidden(main)) hide(past, 'past')
  else past?.replaceWith(main)
  reveal(main)
  // Even the same value would have the whole page styled anew.
  if (next.language !== current.language) document.documentElement.lang = next.language
  putStyles(next)
}
