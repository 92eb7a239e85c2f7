/** Milliseconds after which a page that nobody looks at counts as painted. */
const unseen = 100

/** Resolves in a task of its own once an element that was just put into the document has been painted. */
export function whenPainted(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve())
    port1.start()
    // It is told of the first layout, just before the paint; the message comes after it.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      port2.postMessage('')
    })
    observer.observe(element)
    setTimeout(resolve, unseen)
  })
}
