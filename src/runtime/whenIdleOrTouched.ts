const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** Calls `work` once: when the page has loaded and is idle, or before that at the reader's first touch. */
export function whenIdleOrTouched(work: () => void): void {
  const ended = new AbortController()
  const options = { signal: ended.signal, passive: true }
  const run = () => {
    if (ended.signal.aborted) return
    ended.abort()
    work()
  }
  const waitForIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4000 })
    else setTimeout(run, 200)
  }
  for (const touch of touches) addEventListener(touch, run, options)
  if (document.readyState === 'complete') waitForIdle()
  else addEventListener('load', waitForIdle, options)
}
