const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** Calls `work` once: when the page has loaded and is idle, or before that at the reader's first touch. */
export function whenIdleOrTouched(work: () => void): void {
  const run = () => {
    for (const touch of touches) removeEventListener(touch, run)
    removeEventListener('load', waitForIdle)
    if (idle !== undefined) cancel(idle)
    work()
  }
  let idle: number | undefined
  const waitForIdle = () => {
    idle = typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 200)
  }
  const cancel = (handle: number) => (typeof cancelIdleCallback === 'function' ? cancelIdleCallback(handle) : clearTimeout(handle))
  for (const touch of touches) addEventListener(touch, run, { once: true, passive: true })
  if (document.readyState === 'complete') waitForIdle()
  else addEventListener('load', waitForIdle, { once: true })
}
