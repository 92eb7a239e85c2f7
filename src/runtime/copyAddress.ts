/** Milliseconds for which a button says that it has copied. */
const saying = 3000

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** Lets buttons with `data-copied` copy the page's address, and say so in that attribute's words. */
export function copyAddress(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copied]') : null
    if (button) void copy(button)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  const { copied = '', label = button.textContent } = button.dataset
  try {
    await navigator.clipboard.writeText(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  } catch {
    // The browser forbids it, or has no clipboard for sites without https: the address bar still has the address.
    return
  }
  button.dataset.label = label
  button.textContent = copied
  clearTimeout(timers.get(button))
  timers.set(
    button,
    setTimeout(() => (button.textContent = label), saying),
  )
}
