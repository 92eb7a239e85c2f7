import type { Page, Request } from '@playwright/test'
import { decodeEscapes } from '../../src/shared/escapes.ts'

/** What a page does while a test looks on: its requests, its words on the console, its moments without content. */
export class PageWatch {
  readonly requests: { readonly method: string; readonly path: string; readonly document: boolean }[] = []
  /** Errors on the console, without those that the browser itself writes about requests. */
  readonly errors: string[] = []
  readonly uncaught: string[] = []
  /** What was missing whenever the content was changed and a part of it was not there. */
  readonly blanks: string[] = []
  #stirred = 0
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Begins before the first document of `page`. */
  static async of(page: Page): Promise<PageWatch> {
    const watch = new PageWatch(page)
    page.on('request', (request) => watch.#note(request))
    page.on('requestfinished', (request) => watch.#end(request))
    page.on('requestfailed', (request) => watch.#end(request))
    page.on('console', (message) => {
      const text = message.text()
      if (text.startsWith('blank: ')) watch.blanks.push(text)
      else if (message.type() === 'error' && !browsersOwn.test(text)) watch.errors.push(text)
    })
    page.on('pageerror', (error) => watch.uncaught.push(error.message))
    await page.addInitScript(reportBlanks)
    return watch
  }

  /** Requests by the beginning of their path (`GET` if no method is said). */
  count(beginning: string, method = 'GET'): number {
    return this.requests.filter((request) => request.method === method && request.path.startsWith(beginning) && !request.document).length
  }

  /** How many documents the window has asked for. */
  get documents(): number {
    return this.requests.filter(({ document }) => document).length
  }

  /** Counts anew. */
  recount(): void {
    this.requests.length = 0
  }

  /** Begins as if nothing had been. */
  forget(): void {
    for (const list of [this.requests, this.errors, this.uncaught, this.blanks]) list.length = 0
  }

  /** Waits until no request began or ended for so many milliseconds. */
  async quiet(milliseconds = 250): Promise<void> {
    for (;;) {
      const rest = Math.max(this.#stirred, this.#began) + milliseconds - performance.now()
      if (rest <= 0) return
      await new Promise((resolve) => setTimeout(resolve, rest))
    }
  }

  /** Waits until a request was counted: the page may have made it long before the event arrives here. */
  async saw(beginning: string): Promise<void> {
    const end = performance.now() + patience
    while (this.count(beginning) === 0) {
      if (performance.now() > end) throw new Error(`no request for ${beginning} at ${this.#page.url()}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  #began = 0

  /** Paths of the requests that have no answer yet. */
  get pending(): readonly string[] {
    return [...this.#pending].map((request) => pathOf(request))
  }

  readonly #pending = new Set<Request>()

  #end(request: Request): void {
    this.#stirred = performance.now()
    this.#pending.delete(request)
  }

  #note(request: Request): void {
    this.#began = performance.now()
    this.#pending.add(request)
    const document = request.isNavigationRequest() && request.frame() === this.#page.mainFrame() && !request.redirectedFrom()
    this.requests.push({ method: request.method(), path: pathOf(request), document })
  }
}

/** Milliseconds. */
const patience = 30_000

const browsersOwn = /^Failed to load (resource|module script): /

function pathOf(request: Request): string {
  return decodeEscapes(new URL(request.url()).pathname)
}

/** Runs in the page: says at every change of the document what of a page is not there. */
function reportBlanks(): void {
  let said = ''
  const look = () => {
    const missing = ['header', 'main', 'footer', 'h1'].filter((name) => !document.querySelector(name)?.textContent?.trim()).join(' ')
    // oxlint-disable-next-line no-console
    if (missing !== '' && missing !== said) console.debug(`blank: no ${missing} at ${location.pathname}`)
    said = missing
  }
  document.addEventListener('DOMContentLoaded', () => {
    look()
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
}
