import type { CodeEntry } from '../../shared/CodeEntry.ts'
import * as attributes from '../../shared/dataAttributes.ts'

/** The entry of a page that is being made: looked up when code reads it, and written into the page where an island needs it. */
export class PageEntry {
  readonly #find: () => CodeEntry | undefined
  #isWanted = false
  #isWritten = false

  constructor(find: () => CodeEntry | undefined) {
    this.#find = find
  }

  /** Reads it; from within an island, so that the browser's part can read it as well. */
  read(isInIsland: boolean): CodeEntry | undefined {
    const entry = this.#find()
    if (isInIsland && entry) this.#isWanted = true
    return entry
  }

  /** HTML that brings it to the islands of the page: once, and only where one of them has read it. */
  html(): string {
    if (!this.#isWanted || this.#isWritten) return ''
    this.#isWritten = true
    const json = JSON.stringify(this.#find()).replace(/</g, '\\u003c')
    return `<script type="application/json" ${attributes.entry}>${json}</script>`
  }
}
