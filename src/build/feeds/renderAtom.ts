import { emptyElement, textElement } from '../xml/element.ts'
import type { Feed, FeedEntry } from './Feed.ts'

/** RFC 4287. */
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
    ...feed.entries.map(renderEntry),
    '</feed>\n',
  ].join('')
}

function renderEntry({ id, url, title, summary, html, author, published, updated, categories }: FeedEntry): string {
  return [
    '\n<entry>',
    textElement('id', id),
    textElement('title', title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    textElement('published', published),
    textElement('updated', updated),
    `<author>${textElement('name', author.name)}${author.url === undefined ? '' : textElement('uri', author.url)}</author>`,
    ...categories.map((term) => emptyElement('category', { term })),
    textElement('summary', summary),
    textElement('content', html, { type: 'html' }),
    '</entry>',
  ].join('')
}
