/** Whether an address on this site may be a page's: files have an ending, and an escape that means nothing is the server's to answer. */
export function isPage({ origin, pathname }: URL): boolean {
  if (origin !== location.origin || !/(^|\/)[^./]*$|\.html$/.test(pathname)) return false
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
