import type { BrowserContext } from '@playwright/test'

/** Makes the reader one who saves data: nothing is prefetched, so every request can be counted. */
export async function withoutPrefetch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }) })
  })
}
