import type { Page } from '@playwright/test'
import { duringNavigation } from './duringNavigation.ts'

/** Clicks a link to `href` without moving the pointer there: no hover, focus or press precedes the click. */
export async function follow(page: Page, href: string): Promise<void> {
  const click = (address: string) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }
  // The next document may have loaded before this one responds.
  await page.evaluate(click, href).catch(duringNavigation)
}

/** Goes back or forward, as with the browser's buttons. */
export async function travel(page: Page, direction: 'back' | 'forward'): Promise<void> {
  const go = (to: 'back' | 'forward') => history[to]()
  await page.evaluate(go, direction).catch(duringNavigation)
}
