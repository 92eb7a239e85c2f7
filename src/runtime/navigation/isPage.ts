/** Whether an address on this site may be a page's: files have an ending, and an escape that means nothing is the server's to answer. */
export function isPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  // The home page's data lies under this name, but no page does.
  if (origin !== location.origin || pathname === '/index' || !/(^|\/)[^./]*$|\.html$/.test(pathname)) return false
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
