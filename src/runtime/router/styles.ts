import * as attributes from '../../shared/html/dataAttributes.ts'
import { type View, documentSheets } from './View.ts'

/** Adds a page's style sheets that the document does not have, and enables its disabled ones. */
export function putStyles({ styles }: View): void {
  const present = new Set<string>()
  for (const element of documentSheets()) {
    const url = element.getAttribute(attributes.href) ?? ''
    present.add(url)
    // Setting even the same value would make the browser restyle the whole document.
    if (styles.has(url) && element.sheet?.disabled) element.sheet.disabled = false
  }
  for (const [url, text] of styles) {
    if (present.has(url)) continue
    const element = document.createElement('style')
    element.setAttribute(attributes.href, url)
    element.textContent = text
    // The same order as in a document: the sheets that come with a text are last.
    document.head.insertBefore(element, document.head.querySelector('[rel=stylesheet]'))
  }
}

/** Disables the style sheets of other pages, so that a page looks the same as in its own document. */
export function dropStyles({ styles }: View): void {
  for (const element of documentSheets()) {
    const { sheet } = element
    if (sheet && !sheet.disabled && !styles.has(element.getAttribute(attributes.href) ?? '')) sheet.disabled = true
  }
}

/**
 * Moves the style sheets that come with a page's text to the head permanently, because the browser restyles and lays out the whole
 * document whenever a sheet is added or removed. Resolves when all of them have loaded or failed.
 */
export async function keepSheets(main: HTMLElement): Promise<void> {
  await Promise.all([...main.querySelectorAll<HTMLLinkElement>('link')].map(keepSheet))
}

async function keepSheet(link: HTMLLinkElement): Promise<void> {
  const kept = document.head.querySelector<HTMLLinkElement>(`[href="${link.getAttribute('href')}"]`)
  const sheet = kept ?? (link.cloneNode() as HTMLLinkElement)
  if (!kept) {
    sheet.addEventListener('error', () => sheet.remove())
    // Until then the page in the document keeps its look.
    sheet.addEventListener('load', () => link.remove())
    document.head.append(sheet)
  }
  if (kept || !link.isConnected) link.remove()
  if (sheet.sheet) return
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) sheet.addEventListener(end, resolve)
  })
}
