import type { Browser } from '@playwright/test'
import { type PageLook, readPlace } from './readPage.ts'

/** Looks of pages on direct visits without scripts, to which pages reached in other ways are compared. */
export class DirectVisits {
  readonly #browser: Browser
  readonly #url: string
  readonly #looks = new Map<string, Promise<PageLook>>()

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  look(path: string): Promise<PageLook> {
    const known = this.#looks.get(path)
    if (known) return known
    const visit = this.#visit(path)
    this.#looks.set(path, visit)
    return visit
  }

  async #visit(path: string): Promise<PageLook> {
    const context = await this.#browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(this.#url + path)
    const { look } = await readPlace(page)
    await context.close()
    return look
  }
}
