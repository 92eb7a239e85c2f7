/** Returns the URL of the page for sharing, with `hash` (`#legs`) if given. */
export function pageAddress(hash = ''): string {
  const address = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  address.hash = hash
  return address.href
}

/** The path of the page that stands: a slow Back has the address of another one while it waits. */
export function pagePath(): string {
  return new URL(pageAddress()).pathname
}

/** Copies the address of the page, or of a part of it; false where the browser forbids it, whose address bar still has the address. */
export async function copyAddress(hash?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(pageAddress(hash))
    return true
  } catch {
    return false
  }
}
