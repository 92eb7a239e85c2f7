/** Milliseconds for which a heading says what has become of a press. */
const saying = 3000

const endings = new WeakMap<HTMLElement, () => void>()

/** Has a heading say something beside itself for a while, also to those who only listen. The heading is the article's, which no component renders. */
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
