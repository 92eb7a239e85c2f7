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

/** Goes Back or Forward as the browser's button does. */
export async function travel(page: Page, direction: 'back' | 'forward'): Promise<void> {
  const go = (to: 'back' | 'forward') => history[to]()
  await page.evaluate(go, direction).catch(duringNavigation)
}
