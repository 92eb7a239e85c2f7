import { describe, expect, test } from 'vitest'
import { TitleSearch } from '../../../search/TitleSearch.ts'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { Search } from './Search.island.tsx'
import { SearchResults } from './SearchResults.tsx'

test('in a document the search box is a plain form without combobox roles', () => {
  const html = renderInLayout(<Search path="/sitemap" />)
  expect(html).toContain('<form action="/sitemap" method="get">')
  expect(html).toMatch(/<input type="search"[^>]* aria-label="Search"[^>]* name="q"/)
  expect(html).not.toMatch(/role|aria-(expanded|controls|autocomplete)/)
  // A live region has to exist before it announces anything.
  expect(html).toMatch(/<output [^>]*><\/output><\/search>$/)
})

describe('SearchResults', () => {
  const search = new TitleSearch({
    articles: [
      ['A wobbly chair', '/articles/chair'],
      ['A lamp', '/articles/lamp'],
    ],
    groups: [{ title: 'Repair', path: '/repair', articles: [1], children: [{ title: 'Wood', path: '/repair/wood', articles: [0] }] }],
  })
  search.prepare()
  const panel = (query: string, active = -1) =>
    renderInLayout(<SearchResults found={search.find(query, 30)} query={query} active={active} />)

  test('has an empty live region while it is closed', () => {
    expect(panel('ch')).toMatch(/^<div role="presentation"><output [^>]*><\/output><\/div>$/)
  })

  test('lists groups and stories as options in order, and marks the matched text', () => {
    const html = panel('chair', 2)
    expect(
      [...html.matchAll(/id="found(\d)" role="option" tabindex="-1" aria-selected="(\w+)" href="([^"]+)"/gi)].map((match) =>
        match.slice(1),
      ),
    ).toEqual([
      ['0', 'false', '/repair'],
      ['1', 'false', '/repair/wood'],
      ['2', 'true', '/articles/chair'],
    ])
    expect(html).toContain('A wobbly <mark>chair</mark>')
    expect(html).toContain(`>${messages.storiesFor(1, 'chair')}</output>`)
    expect(html).toMatch(/<a [^>]*target="_blank" rel="noopener" id="found2"/)
  })

  test('announces near matches as such, and only those', () => {
    expect(panel('wobly')).toMatch(new RegExp(`${messages.nearFor(1, 'wobly')}.*<p [^>]*>${messages.nearTitles}</p>.*<mark>wobbly</mark>`))
    expect(panel('wobbly')).not.toContain(messages.nearTitles)
  })

  test('offers the categories if nothing is found', () => {
    const html = panel('lighthouse', 0)
    expect(html).toContain(messages.nothingFound)
    expect(html).toMatch(
      /role="group" aria-label="All categories"><a [^>]*id="found0" [^>]*aria-selected="true" href="\/repair">Repair<\/a><\/div><\/div>/,
    )
  })
})
