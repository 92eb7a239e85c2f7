const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Calls `work` once, at the first sign that somebody is reading. */
export function whenInterested(work: () => void): void {
  const ended = new AbortController()
  const begin = () => {
    ended.abort()
    work()
  }
  for (const sign of signs) addEventListener(sign, begin, { signal: ended.signal, passive: true, capture: true })
}
