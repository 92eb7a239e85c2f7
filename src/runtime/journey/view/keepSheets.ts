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
