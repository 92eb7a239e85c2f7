/** Milliseconds after which a page that nobody looks at counts as painted. */
const unseen = 100

/** Resolves in a task of its own once what is in the document now has been painted. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, unseen)
  })
}
