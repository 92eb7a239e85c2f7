import { type ReadingTexts, readingTexts as english } from '../../ui/messages/en/readingTexts.ts'

/** Milliseconds for which something says what has become of a press. */
const saying = 3000

const endings = new WeakMap<HTMLElement, () => void>()

/** Has a button say something else for a while. */
export function say(button: HTMLElement, text: string): void {
  endings.get(button)?.()
  const label = button.textContent
  button.textContent = text
  endLater(button, () => (button.textContent = label))
}

/** Has a heading say something beside itself for a while, also to those who only listen. */
export function sayBeside(heading: HTMLElement, text: string): void {
  endings.get(heading)?.()
  const status = document.getElementById('route-status')
  heading.dataset.said = text
  if (status) status.textContent = text
  endLater(heading, () => {
    delete heading.dataset.said
    if (status?.textContent === text) status.textContent = ''
  })
}

function endLater(element: HTMLElement, restore: () => void): void {
  const end = () => {
    clearTimeout(timer)
    endings.delete(element)
    restore()
  }
  const timer = setTimeout(end, saying)
  endings.set(element, end)
}

/** By the file of the language's folder. */
const texts = import.meta.glob<ReadingTexts>('./*/readingTexts.ts', { base: '../../ui/messages', eager: true, import: 'readingTexts' })

/** The words in the language of the page, in English where there are none. */
export function textsHere(): ReadingTexts {
  return texts[`./${document.documentElement.lang}/readingTexts.ts`] ?? english
}
