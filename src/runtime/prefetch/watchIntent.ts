/** Milliseconds that the pointer rests on a link before it counts. */
const rest = 65

/** Calls `intend` with a link that the reader is about to follow: by a pointer that rests on it, by focus, or by a press. */
export function watchIntent(intend: (link: HTMLAnchorElement) => void): void {
  let resting: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const options = { passive: true, capture: true }
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const link = linkAt(target)
      if (link === resting) return
      clearTimeout(timer)
      resting = link
      if (link && pointerType !== 'touch') timer = setTimeout(() => intend(link), rest)
    },
    options,
  )
  const atOnce = ({ target }: Event) => {
    const link = linkAt(target)
    if (link) intend(link)
  }
  addEventListener('focusin', atOnce, options)
  addEventListener('pointerdown', atOnce, options)
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}
