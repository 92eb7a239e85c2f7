/**
 * Moves the style sheets that come with a page's text to the head, for good: with each sheet that comes or goes the browser would style and
 * lay out the whole document anew.
 */
export function keepSheets(main: HTMLElement): void {
  for (const link of main.querySelectorAll<HTMLLinkElement>('link')) {
    const isThere = document.head.querySelector(`[href="${link.getAttribute('href')}"]`)
    if (!isThere) {
      const copy = link.cloneNode() as HTMLLinkElement
      copy.addEventListener('error', () => copy.remove())
      // What is read keeps its looks meanwhile.
      copy.addEventListener('load', () => link.remove())
      document.head.append(copy)
    }
    if (isThere || !link.isConnected) link.remove()
  }
}
