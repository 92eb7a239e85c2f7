import { readSaved } from './savedStories.ts'
import type { SavedStory } from './SavedStory.ts'

const shown = new WeakMap<Element, string>()

/** Fills the page's list with the stories that the device keeps: each is a copy of the pattern that stands in it. */
export function listSaved(): void {
  const stories = readSaved(() => localStorage)
  const { dataset } = document.documentElement
  if (stories.length > 0) dataset.saves = 'yes'
  else delete dataset.saves
  const list = document.querySelector<HTMLElement>('[data-saved]')
  const pattern = list?.querySelector<HTMLElement>('[data-pattern]')
  if (!list || !pattern) return
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
  const part = (name: string) => row.querySelector<HTMLElement>(`[data-slot=${name}]`)
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
  else if (story.drawing !== undefined) part('picture')?.append(drawingAt(story.drawing))
  return row
}

function pictureAt(address: string): HTMLElement {
  const image = document.createElement('img')
  image.loading = 'lazy'
  image.alt = ''
  image.width = 400
  image.height = 267
  // A newer edition of the site may have another picture: the place then stays empty.
  image.addEventListener('error', () => image.remove())
  image.src = address
  return image
}

function drawingAt(address: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(space, 'svg')
  const use = document.createElementNS(space, 'use')
  drawing.setAttribute('viewBox', '0 0 72 72')
  use.setAttribute('href', address)
  drawing.append(use)
  return drawing
}
