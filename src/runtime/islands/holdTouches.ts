import * as attributes from '../../shared/dataAttributes.ts'
import type { ChunkMap } from '../../shared/pageData.ts'

declare global {
  /** Clicks that are older than this script; the document keeps them. */
  var clicks: Event[]
}

/** What readers do to islands that sleep. */
export interface Touches {
  /** In their order. The browser's own answer is held back too where `defaultPrevented` says so. */
  held: HeldTouch[]
  /** Nothing is held for now. */
  passes?: boolean
  /** On its way where a touch came before the application. */
  chunkMap?: Promise<ChunkMap>
  /** Called at each touch. */
  wake(this: void, island: HTMLElement): void
}

type HeldTouch = readonly [island: HTMLElement, event: Event]

/** What the browser answers rightly by itself, whether the island is awake or not. */
const platform = 'input,select,textarea,label,summary,[target],[action],[popovertarget]'

/** Holds what readers do to sleeping islands until they are awake. */
export function holdTouches(touches: Touches): void {
  const hold = (event: Event) => {
    const target = event.target as Element
    const around = target.closest<HTMLElement>(`[${attributes.island}]`)
    const island = around ?? islandFor(target)
    if (!island || touches.passes) return
    touches.held.push([island, event])
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    // With one of these keys a link opens elsewhere, and outside an island all links lead on at once but those to pictures.
    const waits = around ? !target.closest(platform) : target.closest(`[${attributes.picture}]`)
    if (waits && /cl|su/.test(event.type) && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault()
      event.stopPropagation()
    }
    touches.wake(island)
  }
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click', 'submit']) document.addEventListener(type, hold, true)
  onclick = null
  clicks.forEach(hold)
}

/** The island that answers an element outside it. Named here and not in every document, which has few bytes to spare. */
function islandFor(target: Element): HTMLElement | null {
  const name = target.closest('#menu') ? 'MenuButton' : target.closest(`[${attributes.picture}],${attributes.placeLinks}`) && 'ReadingAids'
  return document.querySelector(`[${attributes.island}=${name}]`)
}
