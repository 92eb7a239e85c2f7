import { listSaved } from './listSaved.ts'
import { readSaved, saveStory, dropStory } from './savedStories.ts'
import type { SavedStory } from './SavedStory.ts'
import { say } from './say.ts'
import { textsHere } from './textsHere.ts'

const store = () => localStorage

/** Shows on the article that stands whether the device keeps it. */
export function markSaved(): void {
  const button = document.querySelector('[data-tool=save]')
  if (!button) return
  button.ariaPressed = `${readSaved(store).some(({ path }) => path === location.pathname)}`
}

/** Saves the article that stands, or takes it off the list. */
export function toggleSaved(button: HTMLElement): void {
  const isSaved = button.ariaPressed === 'true'
  const done = isSaved ? dropStory(location.pathname, store) : saveStory(storyHere(), store)
  if (!done) return say(button, textsHere().cannotSave)
  markSaved()
  listSaved()
}

/** What the list will say of the article that stands. */
function storyHere(): SavedStory {
  const text = (selector: string) => document.querySelector(`main article ${selector}`)?.textContent ?? ''
  const author = text('[rel=author]')
  const drawing = document.querySelector('main article svg[viewBox="0 0 72 72"] use')?.getAttribute('href')
  const picture = document.querySelector<HTMLSourceElement>('main [data-picture] source')?.srcset.split(' ')[0]
  return {
    path: location.pathname,
    title: text('h1'),
    language: document.documentElement.lang,
    place: text('li:last-child > a'),
    ...(author !== '' && { author }),
    ...(picture !== undefined && { picture }),
    ...(drawing && { drawing }),
  }
}
