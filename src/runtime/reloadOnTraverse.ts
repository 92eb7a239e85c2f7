/**
 * Keeps Back and Forward true in a document that came by a reload among pages that were shown without one: to the browser all
 * of them are this document, and it would change nothing but the address. Gives what ends it, for whoever can show the page.
 */
export function reloadOnTraverse(): () => void {
  const { pathname } = location
  const reload = () => {
    if (location.pathname !== pathname) location.reload()
  }
  addEventListener('popstate', reload)
  return () => removeEventListener('popstate', reload)
}
