/** Ignores the error of reading a document that is being replaced; throws any other error. */
export function duringNavigation(error: unknown): undefined {
  if (error instanceof Error && /context was destroyed|navigat|Cannot find context|Target closed/i.test(error.message)) return undefined
  throw error
}
