import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MessagesContext } from '../../messages/MessagesContext.ts'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { Pager, pagerNumbers } from './Pager.tsx'

function pager(page: number, pages: number): string {
  return renderInLayout(<Pager paging={{ page, pages, pageSize: 16, total: pages * 16, base: '/rooms' }} />)
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '')
}

describe('pagerNumbers', () => {
  test.each([
    [1, 2, '1 2'],
    [3, 7, '1 2 3 4 5 6 7'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 7, '1 2 3 gapAfter 7'],
    [7, 7, '1 gapBefore 5 6 7'],
    [1, 40, '1 2 3 gapAfter 40'],
    [5, 40, '1 2 3 4 5 6 7 gapAfter 40'],
    [20, 40, '1 gapBefore 18 19 20 21 22 gapAfter 40'],
    [36, 40, '1 gapBefore 34 35 36 37 38 39 40'],
  ])('on page %i of %i are %s', (page, pages, expected) => {
    expect(pagerNumbers(page, pages).join(' ')).toBe(expected)
  })
})

describe('a pager', () => {
  test('is not rendered for a single page', () => {
    expect(pager(1, 1)).toBe('')
  })

  test('on the first of two pages links to the second and has no link back', () => {
    const html = pager(1, 2)
    expect(linksIn(html)).toEqual(['/rooms', '/rooms/page/2', '/rooms/page/2'])
    expect(html).toContain('rel="next"')
    expect(html).not.toContain('rel="prev"')
  })

  test('on the last page links back and has no next link', () => {
    const html = pager(7, 7)
    expect(html).toContain('<a href="/rooms/page/6" rel="prev" aria-label="Previous Page">')
    expect(html).not.toContain('rel="next"')
  })

  test('marks the current page', () => {
    expect(pager(4, 7)).toContain('<a href="/rooms/page/4" aria-current="page">4</a>')
  })

  test('labels its arrows, and links to the first page without a page number', () => {
    const html = pager(2, 40)
    expect(html).toContain('<a href="/rooms" rel="prev" aria-label="Previous Page">')
    expect(html).toContain('aria-label="Next Page"')
  })

  test('skips five pages in wide windows and three in narrow ones, and offers only skips that stay in range', () => {
    const html = pager(6, 10)
    expect(html).toContain('<li data-window="wide"><a href="/rooms" aria-label="Previous 5 Pages">')
    expect(html).toContain('<li data-window="narrow"><a href="/rooms/page/3" aria-label="Previous 3 Pages">')
    expect(html).toContain('<li data-window="narrow"><a href="/rooms/page/9" aria-label="Next 3 Pages">')
    // There is no eleventh page.
    expect(html).not.toContain('Next 5 Pages')
  })

  test('shows the page size under its label', () => {
    expect(pager(1, 2)).toContain('<fieldset aria-label="Page Size">16 / page</fieldset>')
  })

  test('has the digits of the language', () => {
    const html = renderToStaticMarkup(
      <MessagesContext value={{ ...messages, digits: '۰۱۲۳۴۵۶۷۸۹' }}>
        <Pager paging={{ page: 1, pages: 12, pageSize: 16, total: 192, base: '/rooms' }} />
      </MessagesContext>,
    )
    expect(html).toContain('>۱۶ / page<')
    expect(html).toContain('<a href="/rooms/page/12">۱۲</a>')
  })

  test('has a form that goes to a page number between the first and the last page', () => {
    const html = pager(3, 7)
    expect(html).toMatch(/<page-island><form [^>]*method="dialog">/)
    expect(html).toMatch(/<label>Go to <input type="number" [^>]*min="1" max="7" required=""[^>]*\/> Page<\/label>/)
    expect(html).toContain('<button type="submit">confirm</button>')
  })

  test('marks numbers in the middle of a long listing, so that narrow windows keep the ends', () => {
    expect(pager(3, 5)).not.toContain('data-far')
    expect(pager(20, 40).match(/data-far/g)).toHaveLength(2)
  })
})
