import { expect, test } from 'vitest'
import type { AuthorProps } from '../../../shared/pages/pageProps.ts'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { AuthorPage } from './AuthorPage.tsx'

const props: AuthorProps = {
  crumbs: [{ text: 'Home', path: '/' }],
  name: '<b>Ann</b> Bell',
  kind: 'person',
  html: '',
  cards: [],
  paging: { page: 1, pages: 1, pageSize: 16, total: 0, base: '/authors/ann' },
}

test('an author’s name is escaped', () => {
  const html = renderInLayout(<AuthorPage {...props} />)
  expect(html).toContain('<h1>&lt;b&gt;Ann&lt;/b&gt; Bell</h1>')
})

test('a biography in another language has a lang attribute', () => {
  const html = renderInLayout(<AuthorPage {...props} html="<p>Yazar.</p>" biographyLanguage="tr" />)
  expect(html).toMatch(/lang="tr" data-body=""><p>Yazar\.<\/p>/)
})

test('an author without biography and stories has no empty elements', () => {
  const html = renderInLayout(<AuthorPage {...props} html="" />)
  expect(html).not.toContain('data-body')
  expect(html).not.toContain('<section')
})

test('the stories of an author show their category and not the author', () => {
  const card = {
    path: '/articles/a',
    title: 'A story',
    description: 'About it.',
    kicker: { text: 'Lamps', path: '/rooms/lamps' },
    author: props.name,
    date: { iso: '2026-11-14', text: '14 November 2026' },
    minutes: 4,
  }
  const html = renderInLayout(<AuthorPage {...props} cards={[card]} />)
  expect(html).toContain('Lamps, <time dateTime="2026-11-14">14 November 2026</time>, 4 min')
})
