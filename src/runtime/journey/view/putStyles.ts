import { documentSheets } from './readView.ts'
import type { View } from './View.ts'

/** Adds the style sheets of a page that the document does not have, or has put aside. */
export function putStyles({ styles }: View): void {
  const present = new Set<string>()
  for (const element of documentSheets()) {
    const url = element.dataset.href ?? ''
    present.add(url)
    // Even the same value would have the whole page styled anew.
    if (styles.has(url) && element.sheet?.disabled) element.sheet.disabled = false
  }
  for (const [url, text] of styles) {
    if (present.has(url)) continue
    const element = document.createElement('style')
    element.dataset.href = url
    element.textContent = text
    // As in a document of its own: the sheets that come with a text have the last word.
    document.head.insertBefore(element, document.head.querySelector('[rel=stylesheet]'))
  }
}

/** Leaves just a page's style sheets to the document, so that it looks as if it had come alone. */
export function dropStyles({ styles }: View): void {
  for (const { dataset, sheet } of documentSheets()) if (sheet && !sheet.disabled && !styles.has(dataset.href ?? '')) sheet.disabled = true
}
