import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { AuthorsPage } from './AuthorsPage.tsx'

test('each author has a kind, a description in its own language and a story count', () => {
  const html = renderInLayout(
    <AuthorsPage
      crumbs={[{ text: 'Authors', path: '/authors' }]}
      heading="Authors"
      authors={[
        { name: 'Ann Bell', path: '/authors/ann-bell', kind: 'pen-name', count: 1, description: 'Lamps.' },
        { name: 'Deniz', path: '/authors/deniz', kind: 'person', count: 12, description: 'Halılar.', language: 'tr' },
      ]}
    />,
  )
  expect(html).toContain('<h2><a href="/authors/ann-bell">Ann Bell</a></h2><p>Pen name of our desk</p>')
  expect(html).toContain('1 story')
  expect(html).toContain('12 stories')
  expect(html).toMatch(/lang="tr">Halılar\./)
  expect(html.match(/lang=/g)).toHaveLength(1)
})

test('a page without authors shows the given text', () => {
  const html = renderInLayout(<AuthorsPage crumbs={[]} heading="Authors" authors={[]} nothing="No author yet." />)
  expect(html).toMatch(/<p[^>]*>No author yet\.<\/p>/)
})
