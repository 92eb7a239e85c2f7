import { readSaved } from './savedStories.ts'
import type { SavedStory } from './SavedStory.ts'

const shown = new WeakMap<Element, string>()

/** Fills the page's list with the stories that the device keeps: each is a copy of the pattern that stands in it. */
export function listSaved(): void {
  const list = document.querySelector<HTMLElement>('[data-saved]')
  const pattern = list?.querySelector<HTMLElement>('[data-pattern]')
  if (!list || !pattern) return
  const stories = readSaved(() => localStorage)
  document.documentElement.toggleAttribute('data-saves', stories.length > 0)
  const state = JSON.stringify(stories)
  // The focus stays where it is unless something has changed.
  if (shown.get(list) === state) return
  shown.set(list, state)
  list.replaceChildren(pattern, ...stories.map((story) => rowOf(story, pattern)))
}

function rowOf(story: SavedStory, pattern: HTMLElement): HTMLElement {
  const row = pattern.cloneNode(true) as HTMLElement
  delete row.dataset.pattern
  row.hidden = false
  const part = (name: string) => row.querySelector<HTMLElement>(`[data-part=${name}]`)
  const title = part('title')
  title?.setAttribute('href', story.path)
  title?.append(story.title)
  row.lang = story.language
  part('place')?.append(story.place)
  part('author')?.append(story.author ?? '')
  const remove = row.querySelector<HTMLElement>('[data-tool=remove]')
  if (remove) {
    remove.dataset.path = story.path
    remove.lang = document.documentElement.lang
    remove.ariaLabel = `${remove.textContent}: ${story.title}`
  }
  if (story.picture !== undefined) part('picture')?.append(pictureAt(story.picture))
  return row
}

function pictureAt(address: string): HTMLElement {
  const image = document.createElement('img')
  image.loading = 'lazy'
  image.alt = ''
  image.width = 400
  image.height = 267
  // A newer edition of the site may have another picture: the drawing behind it is then seen.
  image.addEventListener('error', () => image.remove())
  image.src = address
  return image
}
