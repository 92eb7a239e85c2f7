import * as attributes from '../../shared/html/dataAttributes.ts'
import type { ChunkMap } from '../../shared/pages/pageData.ts'

declare global {
  /** Clicks from before this script ran, collected by the document. */
  var clicks: Event[]
}

/** The reader's interactions with dormant islands. */
export interface Touches {
  /** In order. If `defaultPrevented` is set, the browser's default action is held back too. */
  held: HeldTouch[]
  /** Set while events pass through without being held. */
  passes?: boolean
  /** Set if a touch came before the application; may still be loading. */
  chunkMap?: Promise<ChunkMap>
  /** Called for each touch. */
  wake(this: void, island: HTMLElement): void
  /** Called if islands cannot be hydrated: the browser follows the held links, and all other held events are dropped. */
  giveUp(this: void): void
}

type HeldTouch = readonly [island: HTMLElement, event: Event]

/** Elements that the browser handles correctly by itself, whether the island is hydrated or not. */
const platform = 'input,select,textarea,label,summary,[target],[action],[popovertarget]'

/** Holds the reader's interactions with dormant islands until these are hydrated. */
export function holdTouches(touches: Touches): void {
  const hold = (event: Event) => {
    const target = event.target as Element
    const around = target.closest<HTMLElement>(`[${attributes.island}]`)
    const island = around ?? islandFor(target)
    if (!island || touches.passes) return
    touches.held.push([island, event])
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    // With one of these keys a link opens elsewhere. Outside an island only links to pictures wait.
    const waits = around ? !target.closest(platform) : target.closest(`[${attributes.picture}]`)
    if (waits && /cl|su/.test(event.type) && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault()
      event.stopPropagation()
    }
    touches.wake(island)
  }
  // Not on the document: events that other scripts dispatch at the document itself have no element.
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click', 'submit']) document.documentElement.addEventListener(type, hold, true)
  onclick = null
  clicks.forEach(hold)
}

/** Returns the island that handles an element outside it. The names are here rather than in every document, where bytes are scarce. */
function islandFor(target: Element): HTMLElement | null {
  const name = target.closest('#menu') ? 'MenuButton' : target.closest(`[${attributes.picture}],${attributes.placeLinks}`) && 'ReadingAids'
  return document.querySelector(`[${attributes.island}=${name}]`)
}
