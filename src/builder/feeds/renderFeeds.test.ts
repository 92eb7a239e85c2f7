import { describe, expect, it } from 'vitest'
import { type Feed, type FeedEntry, stableId } from './Feed.ts'
import { renderAtom, renderJsonFeed, renderRss } from './renderFeeds.ts'

const feed: Feed = {
  id: 'urn:uuid:1',
  title: 'Oak & <Elm>',
  description: 'All of it.',
  publisher: 'The Wood',
  language: 'tr',
  page: 'https://example.org/tr',
  addresses: { atom: 'https://example.org/tr/feed.atom', rss: 'https://example.org/tr/feed.rss', json: 'https://example.org/tr/feed.json' },
  updated: '2026-03-01T00:00:00Z',
  entries: [
    {
      id: 'urn:uuid:2',
      url: 'https://example.org/tr/articles/me%C5%9Fe',
      title: 'Meşe </title><script>alert(1)</script>',
      summary: 'A ]]> summary.',
      html: '<p>Text &amp; more</p>',
      author: { name: 'Ada "A" Holm', url: 'https://example.org/authors/ada' },
      published: '2026-01-05T00:00:00Z',
      updated: '2026-03-01T00:00:00Z',
      categories: ['Chairs & Stools'],
      picture: 'https://example.org/a.webp',
    },
  ],
}

describe('a feed', () => {
  it('is rendered as Atom', () => {
    const xml = renderAtom(feed)
    expect(xml).toContain('<title>Oak &amp; &lt;Elm&gt;</title>')
    expect(xml).toContain('<content type="html">&lt;p&gt;Text &amp;amp; more&lt;/p&gt;</content>')
    expect(xml).toContain('<author><name>Ada &quot;A&quot; Holm</name><uri>https://example.org/authors/ada</uri></author>')
    expect(xml).toContain('xml:lang="tr"')
    expect(xml).not.toContain('<script>')
  })

  it('is rendered as RSS, with dates as in e-mails', () => {
    const xml = renderRss(feed)
    expect(xml).toContain('<pubDate>Mon, 05 Jan 2026 00:00:00 +0000</pubDate>')
    expect(xml).toContain('<guid isPermaLink="false">urn:uuid:2</guid>')
    expect(xml).toContain('<category>Chairs &amp; Stools</category>')
    expect(xml).not.toContain('<script>')
  })

  it('is rendered as JSON Feed', () => {
    expect(JSON.parse(renderJsonFeed(feed))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://example.org/tr/feed.json',
      items: [
        {
          id: 'urn:uuid:2',
          content_html: '<p>Text &amp; more</p>',
          authors: [{ name: 'Ada "A" Holm' }],
          image: 'https://example.org/a.webp',
        },
      ],
    })
  })
})

it('an entry without an author names the publisher in Atom, and no author in RSS and JSON Feed', () => {
  const { author: _author, ...anonymous } = feed.entries[0] as FeedEntry
  const anonymousFeed = { ...feed, entries: [anonymous] }
  expect(renderAtom(anonymousFeed)).toContain('<author><name>The Wood</name></author>')
  expect(renderRss(anonymousFeed)).not.toContain('dc:creator>')
  expect(renderJsonFeed(anonymousFeed)).not.toContain('authors')
})

it('the id of an entry is a stable UUID, and differs from others', () => {
  expect(stableId('a', 'b')).toBe(stableId('a', 'b'))
  expect(stableId('a', 'b')).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(stableId('a', 'b')).not.toBe(stableId('ab', ''))
})
