/** Milliseconds for which a heading or a button shows the result of a press. */
export const saying = 3000

const endings = new WeakMap<HTMLElement, () => void>()

/**
 * Shows a text beside a heading for a while, and announces it to screen readers. The heading belongs to
 * the article's HTML, which no component renders.
 */
export function sayBeside(heading: HTMLElement, text: string): void {
  endings.get(heading)?.()
  const status = document.getElementById('route-status')
  heading.dataset.said = text
  if (status) status.textContent = text
  const end = () => {
    clearTimeout(timer)
    endings.delete(heading)
    delete heading.dataset.said
    if (status?.textContent === text) status.textContent = ''
  }
  const timer = setTimeout(end, saying)
  endings.set(heading, end)
}
