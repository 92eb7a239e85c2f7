import type { FeedFormat } from '../../shared/addresses/paths.ts'
import { emptyElement, textElement } from '../xml/element.ts'
import type { Feed, FeedEntry } from './Feed.ts'

/** How each format writes the text of an entry, given as HTML. */
export const writeContent: Readonly<Record<FeedFormat, (html: string) => string>> = {
  atom: (html) => textElement('content', html, { type: 'html' }),
  rss: (html) => textElement('content:encoded', html),
  json: (html) => `"content_html":${JSON.stringify(html)}`,
}

/** Renders a feed as Atom (RFC 4287). */
export function renderAtom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    textElement('id', feed.id),
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('updated', feed.updated),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: feed.addresses.atom }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.page }),
    ...(feed.icon === undefined ? [] : [textElement('icon', feed.icon)]),
    ...feed.entries.map((entry) => renderEntry(entry, feed.publisher)),
    '</feed>\n',
  ].join('')
}

function renderEntry({ id, url, title, summary, html, author, published, updated, categories }: FeedEntry, publisher: string): string {
  return [
    '\n<entry>',
    textElement('id', id),
    textElement('title', title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    textElement('published', published),
    textElement('updated', updated),
    // RFC 4287 requires a name.
    `<author>${textElement('name', author?.name ?? publisher)}${author?.url === undefined ? '' : textElement('uri', author.url)}</author>`,
    ...categories.map((term) => emptyElement('category', { term })),
    textElement('summary', summary),
    writeContent.atom(html),
    '</entry>',
  ].join('')
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** Renders a feed as RSS 2.0, with the usual extensions for the full text and the author's name. */
export function renderRss(feed: Feed): string {
  return [
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" ${namespaces}><channel>`,
    textElement('title', feed.title),
    textElement('link', feed.page),
    textElement('description', feed.description),
    textElement('language', feed.language),
    textElement('lastBuildDate', mailDate(feed.updated)),
    emptyElement('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.addresses.rss }),
    ...feed.entries.map(renderItem),
    '</channel></rss>\n',
  ].join('')
}

function renderItem({ id, url, title, summary, html, author, published, categories }: FeedEntry): string {
  return [
    '\n<item>',
    textElement('title', title),
    textElement('link', url),
    textElement('guid', id, { isPermaLink: 'false' }),
    textElement('pubDate', mailDate(published)),
    ...(author ? [textElement('dc:creator', author.name)] : []),
    ...categories.map((category) => textElement('category', category)),
    textElement('description', summary),
    writeContent.rss(html),
    '</item>',
  ].join('')
}

/** Formats a time as RFC 822, which RSS requires. */
function mailDate(time: string): string {
  return new Date(time).toUTCString().replace(/GMT$/, '+0000')
}

/** Renders a feed as JSON Feed 1.1. */
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
      ...(author && { authors: [author] }),
      ...(categories.length > 0 && { tags: categories }),
    })),
  })
}
