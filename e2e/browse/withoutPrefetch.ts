import type { BrowserContext } from '@playwright/test'

/** Sets the reader's browser to save data, so that nothing is prefetched and requests can be counted. */
export async function withoutPrefetch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }) })
  })
}
