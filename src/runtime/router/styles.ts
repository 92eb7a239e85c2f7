import * as attributes from '../../shared/dataAttributes.ts'
import { type View, documentSheets } from './View.ts'

/** Adds the style sheets of a page that the document does not have, or has put aside. */
export function putStyles({ styles }: View): void {
  const present = new Set<string>()
  for (const element of documentSheets()) {
    const url = element.getAttribute(attributes.href) ?? ''
    present.add(url)
    // Even the same value would have the whole page styled anew.
    if (styles.has(url) && element.sheet?.disabled) element.sheet.disabled = false
  }
  for (const [url, text] of styles) {
    if (present.has(url)) continue
    const element = document.createElement('style')
    element.setAttribute(attributes.href, url)
    element.textContent = text
    // As in a document of its own: the sheets that come with a text have the last word.
    document.head.insertBefore(element, document.head.querySelector('[rel=stylesheet]'))
  }
}

/** Leaves just a page's style sheets to the document, so that it looks as if it had come alone. */
export function dropStyles({ styles }: View): void {
  for (const element of documentSheets()) {
    const { sheet } = element
    if (sheet && !sheet.disabled && !styles.has(element.getAttribute(attributes.href) ?? '')) sheet.disabled = true
  }
}

/**
 * Moves the style sheets that come with a page's text to the head, for good: with each sheet that comes or goes the browser would style and
 * lay out the whole document anew. Resolves when all of them have come, or cannot be had.
 */
export async function keepSheets(main: HTMLElement): Promise<void> {
  await Promise.all([...main.querySelectorAll<HTMLLinkElement>('link')].map(keepSheet))
}

async function keepSheet(link: HTMLLinkElement): Promise<void> {
  const kept = document.head.querySelector<HTMLLinkElement>(`[href="${link.getAttribute('href')}"]`)
  const sheet = kept ?? (link.cloneNode() as HTMLLinkElement)
  if (!kept) {
    sheet.addEventListener('error', () => sheet.remove())
    // What is read keeps its looks meanwhile.
    sheet.addEventListener('load', () => link.remove())
    document.head.append(sheet)
  }
  if (kept || !link.isConnected) link.remove()
  if (sheet.sheet) return
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) sheet.addEventListener(end, resolve)
  })
}
