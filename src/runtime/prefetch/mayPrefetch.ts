/** What a browser says of its line and of itself; not every browser knows `connection`. */
export interface Reader {
  readonly userAgent: string
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Whether pages may be loaded before they are asked for. */
export function mayPrefetch({ userAgent, connection }: Reader): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g') && !/bot|crawler|spider|crawling/i.test(userAgent)
}
