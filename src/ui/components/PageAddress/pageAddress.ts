/** Returns the URL of the page for sharing, with `hash` (`#legs`) if given. */
export function pageAddress(hash = ''): string {
  const address = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  address.hash = hash
  return address.href
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
