/** Calls `work` when the browser has nothing better to do, after some seconds in any case. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 200)
}
