import { isDeepStrictEqual } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Tab } from './Tab.ts'
import type { WatchedSite } from './watchedSite.ts'

/** Milliseconds, for a busy machine. */
const patience = 30_000

interface Seen {
  /** Path, query and hash, decoded. */
  readonly address: string
  readonly title: string
  readonly heading: string
  /** Parts of a page that are missing or have no height. */
  readonly missing: readonly string[]
}

const see = `({
  address: decodeURI(location.pathname + location.search + location.hash),
  title: document.title,
  heading: (document.querySelector('h1')?.textContent ?? '').replace(/\\s+/g, ' ').trim(),
  missing: ['header', 'main', 'footer', 'h1'].filter((name) => !(document.querySelector(name)?.getBoundingClientRect().height > 0)),
})`

/** A reader's visit to a watched site in one engine. */
export class Visit {
  readonly tab: Tab
  readonly site: WatchedSite
  #isSoft = false

  constructor(tab: Tab, site: WatchedSite) {
    this.tab = tab
    this.site = site
  }

  /** Whether pages change within one document, because the engine has the Navigation API. */
  get isSoft(): boolean {
    return this.#isSoft
  }

  /** Opens a document, and waits until its runtime has started unless it has no scripts. */
  async open(path: string, { isAlive = true } = {}): Promise<void> {
    await this.tab.open(this.site.url + encodeURI(path))
    if (isAlive) await this.alive()
    this.#isSoft = await this.tab.read("'navigation' in globalThis")
  }

  async alive(): Promise<void> {
    await this.until("performance.getEntriesByName('hydrated').length > 0")
  }

  /** Marks the current document. */
  async mark(): Promise<void> {
    await this.tab.read('(globalThis.isMarked = true)')
  }

  /** Reports whether the current document is still the marked one. */
  async keptDocument(): Promise<boolean> {
    return this.tab.read('globalThis.isMarked === true')
  }

  /** Waits until the page has the address, heading and title of the document there, or at `shown`. */
  async sees(address: string, shown = address.replace(/[?#].*/, '')): Promise<void> {
    const expected: Seen = { address, ...(await this.site.look(encodeURI(shown))), missing: [] }
    const seen = await this.#poll(see, (found) => isDeepStrictEqual(found, expected))
    expect(seen).toEqual(expected)
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string): Promise<void> {
    expect(await this.#poll(`Boolean(${expression})`, Boolean), expression).toBe(true)
  }

  /** Waits until an expression has a value. */
  async finds(expression: string, value: unknown): Promise<void> {
    expect(await this.#poll(expression, (found) => isDeepStrictEqual(found, value)), expression).toEqual(value)
  }

  /** Follows a link in the page. */
  async follow(href: string): Promise<void> {
    await this.tab.click(`main a[href="${href}"], footer a[href="${href}"]`)
  }

  async #poll(expression: string, isEnough: (found: unknown) => boolean): Promise<unknown> {
    const end = performance.now() + patience
    for (;;) {
      // A document that is being replaced does not respond.
      const found = await this.tab.read(expression).catch((error: unknown) => String(error))
      if (isEnough(found) || performance.now() > end) return found
      await setTimeout(100)
    }
  }
}
