import type { Browser, Page } from '@playwright/test'
import { type PageLook, readPlace } from './readPage.ts'

/** Looks of pages on direct visits without scripts, to which pages reached in other ways are compared. */
export class DirectVisits {
  readonly #browser: Browser
  readonly #url: string
  readonly #looks = new Map<string, Promise<PageLook>>()
  #tab: Promise<Page> | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(browser: Browser, url: string) {
    this.#browser = browser
    this.#url = url
  }

  look(path: string): Promise<PageLook> {
    const known = this.#looks.get(path)
    if (known) return known
    // One after another, in the same tab: a tab takes longer to open than a page to read.
    const visit = this.#last.then(() => this.#visit(path))
    this.#last = visit.catch(() => undefined)
    this.#looks.set(path, visit)
    return visit
  }

  async #visit(path: string): Promise<PageLook> {
    const page = await (this.#tab ??= this.#browser.newPage({ javaScriptEnabled: false, serviceWorkers: 'block' }))
    await page.goto(this.#url + path, { waitUntil: 'domcontentloaded' })
    const { look } = await readPlace(page)
    return look
  }
}
