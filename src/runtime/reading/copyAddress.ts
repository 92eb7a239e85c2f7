import { say, sayBeside } from './say.ts'
import { textsHere } from './textsHere.ts'

/** Copies the address of the page, or of the section whose heading was pressed, and says so for a while. */
export function copyAddress(element: HTMLElement): void {
  const hash = element.getAttribute('href')
  const address = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  address.hash = hash ?? ''
  navigator.clipboard?.writeText(address.href).then(
    () => (hash === null ? say : sayBeside)(element, textsHere().linkCopied),
    // The browser forbids it: the address bar still has the address.
    () => undefined,
  )
}
