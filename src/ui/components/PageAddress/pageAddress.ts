/** The address of the page to hand on, with a part of it (`#legs`) where one is named. */
export function pageAddress(hash = ''): string {
  const address = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  address.hash = hash
  return address.href
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
