import type { CodeEntry } from '../../../shared/pages/CodeEntry.ts'
import * as attributes from '../../../shared/html/dataAttributes.ts'
import { scriptJson } from '../../scriptJson.ts'

/** The entry of the page being rendered: looked up when code reads it, and embedded in the page if an island needs it. */
export class PageEntry {
  readonly #find: () => CodeEntry | undefined
  #isWanted = false
  #isWritten = false

  constructor(find: () => CodeEntry | undefined) {
    this.#find = find
  }

  /** Reads the entry; a read inside an island makes it available in the browser as well. */
  read(isInIsland: boolean): CodeEntry | undefined {
    const entry = this.#find()
    if (isInIsland && entry) this.#isWanted = true
    return entry
  }

  /** Returns HTML that passes the entry to the page's islands: once, and only if one of them has read it. */
  html(): string {
    if (!this.#isWanted || this.#isWritten) return ''
    this.#isWritten = true
    const json = scriptJson(this.#find())
    return `<script type="application/json" ${attributes.entry}>${json}</script>`
  }
}
