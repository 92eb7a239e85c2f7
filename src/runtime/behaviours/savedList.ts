import * as attributes from '../../shared/dataAttributes.ts'
import { type SavedStory, dropStory, readSaved, saveStory } from './savedStories.ts'
import { say, textsHere } from './say.ts'

const shown = new WeakMap<Element, string>()

/** Fills the page's list with the stories that the device keeps: each is a copy of the pattern that stands in it. */
export function listSaved(): void {
  const stories = readSaved(() => localStorage)
  const { dataset } = document.documentElement
  if (stories.length > 0) dataset.saves = 'yes'
  else delete dataset.saves
  const list = document.querySelector<HTMLElement>(`[${attributes.saved}]`)
  const pattern = list?.querySelector<HTMLElement>(`[${attributes.pattern}]`)
  if (!list || !pattern) return
  const state = JSON.stringify(stories)
  // The focus stays where it is unless something has changed.
  if (shown.get(list) === state) return
  shown.set(list, state)
  list.replaceChildren(pattern, ...stories.map((story) => rowOf(story, pattern)))
}

function rowOf(story: SavedStory, pattern: HTMLElement): HTMLElement {
  const row = pattern.cloneNode(true) as HTMLElement
  row.removeAttribute(attributes.pattern)
  row.hidden = false
  const part = (name: string) => row.querySelector<HTMLElement>(`[${attributes.slot}=${name}]`)
  const title = part('title')
  title?.setAttribute('href', story.path)
  title?.append(story.title)
  row.lang = story.language
  part('place')?.append(story.place)
  part('author')?.append(story.author ?? '')
  const remove = row.querySelector<HTMLElement>(`[${attributes.tool}=remove]`)
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

const store = () => localStorage

/** Shows on the article that stands whether the device keeps it. */
export function markSaved(): void {
  const button = document.querySelector(`[${attributes.tool}=save]`)
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
  const drawing = document.querySelector(`main [${attributes.drawing}] use`)?.getAttribute('href')
  const picture = document.querySelector<HTMLSourceElement>(`main [${attributes.picture}] source`)?.srcset.split(' ')[0]
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

/** Takes a story off the list, and gives the focus to its neighbour's button, so that the next one can follow. */
export function removeSaved(button: HTMLElement): void {
  const list = button.closest(`[${attributes.saved}]`)
  const buttons = () => [...(list?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const place = buttons().indexOf(button)
  dropStory(button.dataset.path ?? '', () => localStorage)
  listSaved()
  const rest = buttons()
  const next = rest[place] ?? rest.at(-1) ?? document.querySelector<HTMLElement>('main h1')
  if (next?.tagName === 'H1') next.tabIndex = -1
  next?.focus()
}
