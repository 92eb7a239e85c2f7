import { describe, expect, test } from 'vitest'
import { TitleSearch } from '../../../search/TitleSearch.ts'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { Search } from './Search.island.tsx'
import { SearchResults } from './SearchResults.tsx'

test('in a document the search box is a form, and no combobox without a script', () => {
  const html = renderInLayout(<Search path="/sitemap" />)
  expect(html).toContain('<form action="/sitemap" method="get">')
  expect(html).toMatch(/<input type="search"[^>]* aria-label="Search"[^>]* name="q"/)
  expect(html).not.toMatch(/role|aria-(expanded|controls|autocomplete)/)
  // A live region, which must be there before it says something.
  expect(html).toMatch(/<output [^>]*><\/output><\/search>$/)
})

describe('the panel', () => {
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

  test('says nothing while it is closed, in the element that will', () => {
    expect(panel('ch')).toMatch(/^<div role="presentation"><output [^>]*><\/output><\/div>$/)
  })

  test('has options for groups and stories, in their order, and marks what was typed', () => {
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

  test('says which stories are near alone', () => {
    expect(panel('wobly')).toMatch(new RegExp(`${messages.nearFor(1, 'wobly')}.*<p [^>]*>${messages.nearTitles}</p>.*<mark>wobbly</mark>`))
    expect(panel('wobbly')).not.toContain(messages.nearTitles)
  })

  test('offers the categories where nothing was found', () => {
    const html = panel('lighthouse', 0)
    expect(html).toContain(messages.nothingFound)
    expect(html).toMatch(
      /role="group" aria-label="All categories"><a [^>]*id="found0" [^>]*aria-selected="true" href="\/repair">Repair<\/a><\/div><\/div>/,
    )
  })
})
