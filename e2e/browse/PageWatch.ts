import type { Page, Request } from '@playwright/test'
import { decodeEscapes } from '../../src/shared/addresses/escapes.ts'

/** Records what a page does during a test: its requests, its console errors, and the moments in which a part of it was empty. */
export class PageWatch {
  readonly requests: { readonly method: string; readonly path: string; readonly document: boolean }[] = []
  /** Console errors, except those that the browser itself logs about requests. */
  readonly errors: string[] = []
  readonly uncaught: string[] = []
  /** The parts that were missing after a change of the content. */
  readonly blanks: string[] = []
  #stirred = 0
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Starts to watch; call it before the first document loads. */
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

  /** Counts the requests whose path has a prefix, without those for documents. */
  count(beginning: string, method = 'GET'): number {
    return this.requests.filter((request) => request.method === method && request.path.startsWith(beginning) && !request.document).length
  }

  /** Number of documents that the window has requested. */
  get documents(): number {
    return this.requests.filter(({ document }) => document).length
  }

  /** Resets the count of requests. */
  recount(): void {
    this.requests.length = 0
  }

  /** Resets everything that was recorded. */
  forget(): void {
    for (const list of [this.requests, this.errors, this.uncaught, this.blanks]) list.length = 0
  }

  /** Waits until no request has started or ended for this long. */
  async quiet(milliseconds = 250): Promise<void> {
    for (;;) {
      const rest = Math.max(this.#stirred, this.#began) + milliseconds - performance.now()
      if (rest <= 0) return
      await new Promise((resolve) => setTimeout(resolve, rest))
    }
  }

  /** Waits until a request is counted: its event arrives some time after the page has made it. */
  async saw(beginning: string): Promise<void> {
    const end = performance.now() + patience
    while (this.count(beginning) === 0) {
      if (performance.now() > end) throw new Error(`no request for ${beginning} at ${this.#page.url()}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  #began = 0

  /** Paths of the requests that are still open. */
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

/** Runs in the page: logs which parts are missing after each change of the document. */
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
