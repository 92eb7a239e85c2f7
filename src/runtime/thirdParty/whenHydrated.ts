/** Calls `work` once what React takes over of the page answers: when the mark `hydrated` is in the browser's timeline. */
export function whenHydrated(work: () => void): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('hydrated').length === 0) return
    observer.disconnect()
    work()
  })
  observer.observe({ type: 'mark', buffered: true })
}
