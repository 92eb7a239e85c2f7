import { documentSheets } from './readView.ts'
import type { View } from './View.ts'

/** Puts a page in the place of another: what it shows, its style sheets and its language. */
export function putView(next: View, current: View): void {
  if (next.frame !== current.frame) current.frame.replaceWith(next.frame)
  next.frame.querySelector('main')?.replaceWith(next.main)
  // Even the same value would have the whole page styled anew.
  if (next.language !== current.language) document.documentElement.lang = next.language
  putStyles(next.styles)
}

/** Leaves just these sheets to the document, so that a page looks as if it had come alone. */
function putStyles(styles: View['styles']): void {
  const present = new Set<string>()
  for (const element of documentSheets()) {
    const url = element.dataset.href ?? ''
    present.add(url)
    const unused = !styles.has(url)
    if (element.sheet && element.sheet.disabled !== unused) element.sheet.disabled = unused
  }
  for (const [url, text] of styles) {
    if (present.has(url)) continue
    const element = document.createElement('style')
    element.dataset.href = url
    element.textContent = text
    document.head.append(element)
  }
}
