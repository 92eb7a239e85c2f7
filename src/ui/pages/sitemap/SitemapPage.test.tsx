import { expect, test } from 'vitest'
import type { SitemapProps } from '../../../shared/pages/pageProps.ts'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { SitemapPage } from './SitemapPage.tsx'

const props: SitemapProps = {
  crumbs: [{ text: 'Home', path: '/' }],
  heading: 'Sitemap',
  path: '/sitemap',
  pages: [{ text: 'Terms', path: '/terms' }],
  groups: [
    {
      title: 'Rooms',
      path: '/rooms',
      children: [{ title: 'Lamps', path: '/rooms/lamps', articles: [{ text: 'One lamp', path: '/articles/one-lamp' }] }],
      articles: [{ text: 'Any room', path: '/articles/any-room' }],
    },
  ],
  unfiled: [],
  authors: [{ text: 'Ann Bell', path: '/authors/ann-bell' }],
}

test('the sitemap links to every page', () => {
  const html = renderInLayout(<SitemapPage {...props} />)
  for (const path of ['/terms', '/rooms', '/rooms/lamps', '/articles/one-lamp', '/articles/any-room', '/authors/ann-bell']) {
    expect(html).toContain(`href="${path}"`)
  }
})

test('the sitemap lists stories outside the categories only if there are any', () => {
  expect(renderInLayout(<SitemapPage {...props} />)).not.toContain(messages.unfiled)
  const html = renderInLayout(<SitemapPage {...props} unfiled={[{ text: 'Stray', path: '/articles/stray' }]} />)
  expect(html).toContain(messages.unfiled)
})
