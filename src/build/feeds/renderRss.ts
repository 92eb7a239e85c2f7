import { emptyElement, textElement } from '../xml/element.ts'
import type { Feed, FeedEntry } from './Feed.ts'

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** RSS 2.0 with the whole text and the author's name by the usual extensions. */
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
    textElement('dc:creator', author.name),
    ...categories.map((category) => textElement('category', category)),
    textElement('description', summary),
    textElement('content:encoded', html),
    '</item>',
  ].join('')
}

/** RFC 822, as RSS asks for. */
function mailDate(time: string): string {
  return new Date(time).toUTCString().replace(/GMT$/, '+0000')
}
