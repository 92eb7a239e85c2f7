import { listSaved } from './listSaved.ts'
import { dropStory } from './savedStories.ts'

/** Takes a story off the list, and gives the focus to its neighbour's button, so that the next one can follow. */
export function removeSaved(button: HTMLElement): void {
  const list = button.closest('[data-saved]')
  const buttons = () => [...(list?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const place = buttons().indexOf(button)
  dropStory(button.dataset.path ?? '', () => localStorage)
  listSaved()
  const rest = buttons()
  const next = rest[place] ?? rest.at(-1) ?? document.querySelector<HTMLElement>('main h1')
  if (next?.tagName === 'H1') next.tabIndex = -1
  next?.focus()
}
