/** Makes a change of the document, in a cross-fade where the browser has them and motion is wanted. */
export async function withTransition({ hasUAVisualTransition }: NavigateEvent, change: () => void): Promise<void> {
  if (hasUAVisualTransition || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change()
  const transition = document.startViewTransition(change)
  // Skipped for a newer one, or because nobody looks: the change itself is made all the same.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}
