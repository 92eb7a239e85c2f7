/** A published page, as one build tells the next of it. */
export interface Address {
  readonly path: string
  /** What stands there, whatever its path: `article:oak-table:en`. */
  readonly key: string
  /** Hash of what the page shows; other bytes of the document (scripts, styles) do not count. */
  readonly content: string
}

/** Below the output folder. */
export const addressesFile = '.roomwright/addresses.json'
