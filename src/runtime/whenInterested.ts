const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown']

/** Milliseconds in which the browser answers the sign itself; no work is to come between. */
const pause = 500

/** Calls `work` soon after the first signs that somebody is reading, once for each kind of them. */
export function whenInterested(work: () => void): void {
  for (const sign of signs) addEventListener(sign, () => setTimeout(work, pause), { capture: true, once: true })
}
