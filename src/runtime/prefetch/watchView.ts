/** Tells of links that come into view and leave it, where the browser can; gives what looks for the links of a new page. */
export function watchView(tell: IntersectionObserverCallback): () => void {
  let observer: IntersectionObserver
  try {
    observer = new IntersectionObserver(tell)
  } catch {
    // Missing, or broken by somebody's script: pages are loaded early only when a link is touched.
    return () => undefined
  }
  const observe = () => {
    observer.disconnect()
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  observe()
  return observe
}
