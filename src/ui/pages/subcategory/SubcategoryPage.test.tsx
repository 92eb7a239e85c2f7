import { expect, test } from 'vitest'
import type { SubcategoryProps } from '../../../shared/pages/pageProps.ts'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { SubcategoryPage } from './SubcategoryPage.tsx'

const props: SubcategoryProps = {
  crumbs: [
    { text: 'Home', path: '/' },
    { text: 'Lamps', path: '/rooms/lamps' },
  ],
  title: 'Lamps',
  description: 'What stands, hangs and clips on.',
  everything: { path: '/rooms/lamps', count: 20 },
  topics: [
    { title: 'Floor lamps', path: '/rooms/lamps/topic/floor', count: 3 },
    { title: 'Desk lamps', path: '/rooms/lamps/topic/desk', count: 1 },
  ],
  cards: [],
  paging: { page: 1, pages: 1, pageSize: 16, total: 0, base: '/rooms/lamps' },
}

test('a subcategory without stories says that there is nothing yet', () => {
  expect(renderInLayout(<SubcategoryPage {...props} />)).toContain(messages.nothingYet)
})

test('the topics follow the link to everything, which is current', () => {
  const html = renderInLayout(<SubcategoryPage {...props} />)
  expect(html).toContain('<a href="/rooms/lamps" aria-current="page">Everything <small>20</small></a>')
  expect(html).toContain('<a href="/rooms/lamps/topic/floor">Floor lamps <small>3</small></a>')
})

test('a topic that is shown is current', () => {
  const html = renderInLayout(<SubcategoryPage {...props} paging={{ ...props.paging, base: '/rooms/lamps/topic/floor' }} />)
  expect(html).toContain('<a href="/rooms/lamps/topic/floor" aria-current="page">Floor lamps <small>3</small></a>')
  expect(html.match(/aria-current/g)).toHaveLength(1 + 1)
})

test('a later page links back to everything', () => {
  const html = renderInLayout(<SubcategoryPage {...props} paging={{ ...props.paging, page: 2, pages: 2, total: 20 }} />)
  expect(html).toContain('<a href="/rooms/lamps" aria-current="true">Everything <small>20</small></a>')
  expect(html).toContain('Page 2 of 2')
})

test('the listing of a collection has no topics and no empty description', () => {
  const { everything: _everything, ...bare } = props
  const html = renderInLayout(<SubcategoryPage {...bare} topics={[]} description="" />)
  expect(html).not.toContain(`aria-label="${messages.topics}"`)
  expect(html).not.toContain('<p></p>')
})

test('a row of an article without an author begins with its date', () => {
  const card = {
    path: '/recipes/soup',
    title: 'Soup',
    description: 'A soup.',
    date: { iso: '2026-01-01', text: '1 January 2026' },
    minutes: 2,
  }
  const html = renderInLayout(<SubcategoryPage {...props} cards={[card]} />)
  expect(html).toContain('><time dateTime="2026-01-01">1 January 2026</time>')
})
