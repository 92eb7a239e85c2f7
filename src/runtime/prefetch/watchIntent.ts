/** Milliseconds that the pointer rests on a link before it counts. */
const rest = 65

/**
 * Calls `intend` with a link that the reader is about to follow: by a pointer that rests on it, by focus, or by a press. A press comes with
 * a signal that aborts when it has ended, after the click that it may come to.
 */
export function watchIntent(intend: (link: HTMLAnchorElement, pressed?: AbortSignal) => void): void {
  let link: HTMLAnchorElement | null = null
  let press: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = ({ type, target, pointerType, button }: PointerEvent) => {
    const next = linkAt(target)
    if (next !== link) {
      clearTimeout(timer)
      if (next && pointerType !== 'touch') timer = setTimeout(intend, rest, next)
    }
    link = next
    if (!next || type !== 'pointerdown') return
    press = new AbortController()
    // The menu that another button opens may keep the end of its press to itself.
    intend(next, button === 0 ? press.signal : undefined)
  }
  const release = () => setTimeout(() => press?.abort())
  addEventListener('pointerover', turn, true)
  addEventListener('pointerdown', turn, true)
  addEventListener('pointerup', release, true)
  addEventListener('pointercancel', release, true)
  addEventListener(
    'focusin',
    ({ target }) => {
      const focused = linkAt(target)
      if (focused) intend(focused)
    },
    true,
  )
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}
