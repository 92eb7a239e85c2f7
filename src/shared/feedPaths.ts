/** The formats that a feed is written in, in the order in which pages name them. */
export const feedFormats = {
  atom: { name: 'Atom', type: 'application/atom+xml' },
  rss: { name: 'RSS', type: 'application/rss+xml' },
  json: { name: 'JSON Feed', type: 'application/feed+json' },
} as const satisfies Record<string, { readonly name: string; readonly type: string }>

export type FeedFormat = keyof typeof feedFormats

export const feedFormatNames = Object.keys(feedFormats) as readonly FeedFormat[]

/** The path of the feed that belongs to a page. */
export function feedPath(page: string, format: FeedFormat): string {
  return `${page === '/' ? '' : page}/feed.${format}`
}
