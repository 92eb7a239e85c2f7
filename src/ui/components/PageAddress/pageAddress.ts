/** Returns the URL of the page for sharing, with `hash` (`#legs`) if given. */
export function pageAddress(hash = ''): string {
  const address = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  address.hash = hash
  return address.href
}

/** Returns the path of the page shown. During a slow Back, `location` already has the next page's path. */
export function pagePath(): string {
  return new URL(pageAddress()).pathname
}

/** Calls `changed` whenever a page has been shown at another address, until the function that it returns is called. */
export function watchAddress(changed: () => void): () => void {
  if (!globalThis.navigation) return () => undefined
  navigation.addEventListener('navigatesuccess', changed)
  return () => navigation.removeEventListener('navigatesuccess', changed)
}

/** Copies the URL of the page, or of a part of it. Returns false if the browser forbids it; the address bar still has the URL. */
export async function copyAddress(hash?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(pageAddress(hash))
    return true
  } catch {
    return false
  }
}
