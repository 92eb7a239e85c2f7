import { expect, it } from 'vitest'
import { headTags, pageTagSelector } from './headTags.ts'

it('pageTagSelector matches every element that headTags writes, and no others', () => {
  const tags = headTags({
    title: 'Chairs',
    description: 'All of them',
    canonical: 'https://a.example/chairs',
    robots: 'noindex',
    alternates: [{ language: 'tr', url: 'https://a.example/tr/chairs' }],
    previous: 'https://a.example/chairs',
    next: 'https://a.example/chairs/page/3',
    feeds: [{ type: 'application/atom+xml', title: 'Chairs', url: 'https://a.example/chairs/feed.atom' }],
    social: [
      ['og:type', 'website'],
      ['og:image', 'https://a.example/card.jpg'],
    ],
    data: '{}',
    own: [{ tag: 'link', attributes: { rel: 'me', href: 'https://b.example' } }],
  })
  const selectors = (/\((.*)\)/.exec(pageTagSelector)?.[1] ?? '').split(', ')
  const tagged = new Set(['description', 'robots'])
  const written = tags.map(({ tag, attributes: { name, rel, property, type, 'data-own': own } }) => {
    if (own !== undefined) return '[data-own]'
    if (tag === 'title') return 'title'
    if (tag === 'script') return `[type="${type}"]`
    if (name !== undefined && tagged.has(name)) return `[name=${name}]`
    return property === undefined ? `[rel=${rel}]` : '[property]'
  })
  expect([...new Set(written)].sort()).toEqual(selectors.sort())
})
