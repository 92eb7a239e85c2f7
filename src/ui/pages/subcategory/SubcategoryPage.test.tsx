import { expect, test } from 'vitest'
import type { SubcategoryProps } from '../../../shared/pageProps.ts'
import { messages } from '../../messages/en.ts'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { SubcategoryPage } from './SubcategoryPage.tsx'

const props: SubcategoryProps = {
  crumbs: [
    { text: 'Home', path: '/' },
    { text: 'Lamps', path: '/rooms/lamps' },
  ],
  title: 'Lamps',
  description: 'What stands, hangs and clips on.',
  room: { index: 0 },
  topics: [
    { key: 'floor', title: 'Floor lamps', count: 3 },
    { key: 'desk', title: 'Desk lamps', count: 0 },
  ],
  cards: [],
  paging: { page: 1, pages: 1, pageSize: 16, total: 0, base: '/rooms/lamps' },
}

test('a subcategory without stories says so', () => {
  expect(renderInLayout(<SubcategoryPage {...props} />)).toContain(messages.nothingYet)
})

test('its topics are those that hold stories', () => {
  const html = renderInLayout(<SubcategoryPage {...props} />)
  expect(html).toContain('Floor lamps <small>3</small>')
  expect(html).not.toContain('Desk lamps')
})

test('a later page leads back to everything', () => {
  const html = renderInLayout(<SubcategoryPage {...props} paging={{ ...props.paging, page: 2, pages: 2, total: 20 }} />)
  expect(html).toContain('<a href="/rooms/lamps">Everything <small>20</small></a>')
  expect(html).toContain('Page 2 of 2')
})
