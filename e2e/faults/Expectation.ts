/** A number of requests: exact, or a range. */
export type Count = number | readonly [least: number, most: number]

/** The outcome of a cell according to docs/navigation.md. */
export interface Expectation {
  /** The page at the address in the end. */
  readonly shows: 'what a direct visit shows' | 'the 404 page' | 'the 500 page'
  readonly documents: Count
  /** Requests for the target's page data. */
  readonly pageData: Count
  /** Requests for the data of the 404 and of the 500 page. */
  readonly notFoundData: Count
  readonly serverErrorData: Count
  /** HEAD requests on the target itself. */
  readonly heads: Count
  readonly appData: Count
  /** Requests for each of the resource's other files: slices, chunks, static queries, the app bundle. */
  readonly others: Count
  /** The console error that is required, and the only one allowed. */
  readonly says?: string
  /** The sentence that it follows from. */
  readonly because: string
}

export function holds(count: number, expected: Count): boolean {
  return typeof expected === 'number' ? count === expected : count >= expected[0] && count <= expected[1]
}
