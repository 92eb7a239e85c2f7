/** Calls `work` when the page can be seen: at once, or when its tab comes to the front. */
export function whenVisible(work: () => void): void {
  if (document.visibilityState === 'visible') work()
  else document.addEventListener('visibilitychange', () => whenVisible(work), { once: true })
}
