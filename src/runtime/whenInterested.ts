const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/** Calls `work` at the first signs that somebody is reading, once for each kind of them. */
export function whenInterested(work: () => void): void {
  for (const sign of signs) addEventListener(sign, work, { capture: true, once: true })
}
