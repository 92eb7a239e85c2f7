import type { Page } from '@playwright/test'

/** Follows a link to `href` as a click does, without the pointer's way to it: no hover, no focus, no press comes before. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Waits until the runtime is at work in the document that stands. */
export async function whenAlive(page: Page, timeout = 30_000): Promise<void> {
  const alive = () => performance.getEntriesByName('hydrated').length > 0
  await page.waitForFunction(alive, undefined, { polling: 50, timeout }).catch((cause: unknown) => {
    throw new Error(`no runtime is at work at ${page.url()}`, { cause })
  })
}
