import { expect, it } from 'vitest'
import { headTags, pageTagSelector } from './headTags.ts'

it('every element of a page’s head can be found again', () => {
  const tags = headTags({
    title: 'Chairs',
    description: 'All of them',
    canonical: 'https://a.example/chairs',
    robots: 'noindex',
    alternates: [{ language: 'tr', url: 'https://a.example/tr/chairs' }],
    previous: 'https://a.example/chairs',
    next: 'https://a.example/chairs/page/3',
  })
  const selectors = pageTagSelector.split(', ').map((selector) => selector.replace('head > ', ''))
  const written = tags.map(({ tag, attributes: { name, rel } }) => {
    if (tag === 'title') return 'title'
    if (tag === 'meta') return `meta[name=${name}]`
    return rel === 'alternate' ? 'link[rel=alternate][hreflang]' : `link[rel=${rel}]`
  })
  expect([...new Set(written)].sort()).toEqual(selectors.sort())
})
