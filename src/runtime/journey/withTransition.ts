/** Makes a change of the document, in a cross-fade where the browser has them and motion is wanted. */
export async function withTransition({ hasUAVisualTransition }: NavigateEvent, change: () => void): Promise<void> {
  const transition = hasUAVisualTransition ? undefined : begin(change)
  if (!transition) return change()
  // Skipped for a newer one, or because nobody looks: the change itself is made all the same.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
  await transition.updateCallbackDone
}

function begin(change: () => void): ViewTransition | undefined {
  try {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return document.startViewTransition(change)
  } catch {
    // The browser has none, or refuses.
  }
  return undefined
}
