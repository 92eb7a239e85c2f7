import type { Feed } from './Feed.ts'

/** JSON Feed 1.1. */
export function renderJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.addresses.json,
    ...(feed.icon !== undefined && { favicon: feed.icon }),
    language: feed.language,
    items: feed.entries.map(({ id, url, title, summary, html, author, published, updated, categories, picture }) => ({
      id,
      url,
      title,
      summary,
      content_html: html,
      ...(picture !== undefined && { image: picture }),
      date_published: published,
      date_modified: updated,
      authors: [author],
      ...(categories.length > 0 && { tags: categories }),
    })),
  })
}
