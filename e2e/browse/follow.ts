import type { Page } from '@playwright/test'
import { duringNavigation } from './duringNavigation.ts'

/** Follows a link to `href` as a click does, without the pointer's way to it: no hover, no focus, no press comes before. */
export async function follow(page: Page, href: string): Promise<void> {
  const click = (address: string) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }
  // The document that the link leads to may be there before this one has answered.
  await page.evaluate(click, href).catch(duringNavigation)
}

/** Waits until the runtime is at work in the document that stands. */
export async function whenAlive(page: Page, timeout = 30_000): Promise<void> {
  const alive = () => performance.getEntriesByName('hydrated').length > 0
  await page.waitForFunction(alive, undefined, { polling: 50, timeout }).catch((cause: unknown) => {
    throw new Error(`no runtime is at work at ${page.url()}`, { cause })
  })
}

/** Goes Back or Forward as the browser's button does. */
export async function travel(page: Page, direction: 'back' | 'forward'): Promise<void> {
  const go = (to: 'back' | 'forward') => history[to]()
  await page.evaluate(go, direction).catch(duringNavigation)
}
