/** Nothing is what a document says that is being replaced; any other error is one. */
export function duringNavigation(error: unknown): undefined {
  if (error instanceof Error && /context was destroyed|navigat|Cannot find context|Target closed/i.test(error.message)) return undefined
  throw error
}
