/** Milliseconds that the pointer rests on a link before it counts. */
const rest = 65

/** Milliseconds after a press in which the page that its click leads to has been painted. */
const moment = 100

/**
 * Calls `intend` with a link that the reader is about to follow: by a pointer that rests on it, by focus, or by a press. A press comes with
 * a signal that aborts when it has ended, after the click that it may come to.
 */
export function watchIntent(intend: (link: HTMLAnchorElement, pressed?: AbortSignal) => void): void {
  let link: HTMLAnchorElement | null = null
  let press: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = ({ type, target, pointerType, button }: Partial<PointerEvent>) => {
    const next = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (next !== link) {
      clearTimeout(timer)
      if (next && pointerType !== 'touch') timer = setTimeout(intend, rest, next)
    }
    link = next
    if (!next || type === 'pointerover') return
    // The menu that another button opens may keep the end of its press to itself; and focus has none.
    if (button !== 0) return intend(next)
    press = new AbortController()
    intend(next, press.signal)
  }
  const end = () => press?.abort()
  const release = () => setTimeout(end, moment)
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) addEventListener(type, turn, true)
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true)
  // Keys are for the page that is read.
  addEventListener('keydown', end, true)
}
