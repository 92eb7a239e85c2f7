import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test'
import { awaitPlace } from './awaitPlace.ts'
import type { DirectVisits } from './directVisit.ts'
import { travel } from './follow.ts'
import type { PageWatch } from './PageWatch.ts'
import { whenAlive } from '../harness/whenAlive.ts'

export interface ReaderParts {
  readonly page: Page
  readonly context: BrowserContext
  readonly watch: PageWatch
  readonly visits: DirectVisits
}

/** A reader in a browser tab, with a record of what the tab shows and requests. */
export class Reader {
  readonly page: Page
  readonly context: BrowserContext
  readonly watch: PageWatch
  readonly #visits: DirectVisits

  constructor({ page, context, watch, visits }: ReaderParts) {
    this.page = page
    this.context = context
    this.watch = watch
    this.#visits = visits
  }

  /** Opens a document, and waits until its runtime has started and the network is quiet; requests are counted from then on. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await whenAlive(this.page)
    await this.watch.quiet()
    this.watch.recount()
  }

  /** Reloads the document, so that nothing of earlier pages is left in memory. */
  async reload(): Promise<void> {
    await this.page.reload()
    await whenAlive(this.page)
    await this.watch.quiet()
    this.watch.recount()
  }

  /** Waits until the page at `address` looks as it does on a direct visit to it, or to `shown`. */
  async sees(address: string, shown = address): Promise<void> {
    await awaitPlace(this.page, { address, look: await this.#visits.look(shown) })
  }

  /** Adds a link to the end of the document, outside the parts that the runtime renders. */
  async link(href: string, attributes: Readonly<Record<string, string>> = {}): Promise<Locator> {
    const id = `link-${Math.random().toString(36).slice(2)}`
    await this.page.evaluate(
      (all) => {
        const link = document.createElement('a')
        for (const [name, value] of Object.entries(all)) link.setAttribute(name, value)
        link.textContent = 'a link'
        link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:2147483647;background:#fff'
        document.body.append(link)
      },
      { ...attributes, href, id, 'data-added': '' },
    )
    return this.page.locator(`#${id}`)
  }

  async click(href: string): Promise<void> {
    const link = await this.link(href)
    await link.click({ noWaitAfter: true })
    // Another document does not have it.
    await this.page.evaluate(() => document.querySelectorAll('[data-added]').forEach((added) => added.remove())).catch(() => undefined)
  }

  async back(): Promise<void> {
    await travel(this.page, 'back')
  }

  entries(): Promise<number> {
    return this.page.evaluate(() => history.length)
  }

  /** The text of all live regions, in the order of the document. */
  told(): Promise<string> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[aria-live], [role=status], [role=alert], output')]
        .map((region) => region.textContent?.trim() ?? '')
        .filter((text) => text !== '')
        .join(' | '),
    )
  }

  /** Fails if the page has logged an error, thrown, or been without content at any moment. */
  expectPeace(): void {
    const { errors, uncaught, blanks } = this.watch
    expect({ errors, uncaught, blanks }).toEqual({ errors: [], uncaught: [], blanks: [] })
  }
}
