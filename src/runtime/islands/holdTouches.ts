import * as attributes from '../../shared/dataAttributes.ts'

/** What readers do to islands that sleep. */
export interface Touches {
  /** In their order. The browser's own answer is held back too where `defaultPrevented` says so. */
  held: HeldTouch[]
  /** Nothing is held for now. */
  passes?: boolean
  /** Called at each touch; absent until the application is there. */
  wake?(island: HTMLElement): void
}

type HeldTouch = readonly [island: HTMLElement, event: Event]

/** What the browser answers rightly by itself, whether the island is awake or not. */
const platform = 'input,select,textarea,label,summary,[target],[action],[popovertarget]'

/** Holds what readers do to sleeping islands until they are awake. */
export function holdTouches(): Touches {
  const touches: Touches = { held: [] }
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click', 'submit'])
    addEventListener(
      type,
      (event) => {
        const target = event.target as Element
        const island = target.closest<HTMLElement>(`[${attributes.island}]`)
        if (!island || touches.passes) return
        touches.held.push([island, event])
        if (/cl|su/.test(type) && !target.closest(platform)) {
          event.preventDefault()
          event.stopPropagation()
        }
        touches.wake?.(island)
      },
      true,
    )
  return touches
}
