/** Milliseconds that the pointer rests on a link before it counts. */
const rest = 65

/**
 * Calls `intend` with a link that the reader is about to follow: by a pointer that rests on it, by focus, or by a press. A mouse that has
 * moved there itself, and not the page under it, comes with a signal that aborts when it has left.
 */
export function watchIntent(intend: (link: HTMLAnchorElement, resting?: AbortSignal) => void): void {
  let link: HTMLAnchorElement | null = null
  let stay: AbortController | undefined
  let place = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    if (link) intend(link, stay?.signal)
  }
  const turn = ({ type, target, pointerType, screenX, screenY }: PointerEvent) => {
    const before = place
    place = screenX + screenY / 1e5
    const isTouch = pointerType === 'touch'
    const next = linkAt(target)
    if (next !== link) {
      clearTimeout(timer)
      stay?.abort()
      stay = place === before || isTouch ? undefined : new AbortController()
      link = next
      if (!isTouch) timer = setTimeout(tell, rest)
    }
    if (type === 'pointerdown') tell()
  }
  addEventListener('pointerover', turn, true)
  addEventListener('pointerdown', turn, true)
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
