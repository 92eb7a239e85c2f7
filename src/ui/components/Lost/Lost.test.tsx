import { expect, test } from 'vitest'
import { NotFoundPage } from '../../pages/notFound/NotFoundPage.tsx'
import { OfflinePage } from '../../pages/offline/OfflinePage.tsx'
import { ServerErrorPage } from '../../pages/serverError/ServerErrorPage.tsx'
import { renderInLayout } from '../../testing/renderInLayout.tsx'

const ways = { home: '/tr', sitemap: '/tr/sitemap', categories: [] }

test('the not-found page shows the publication’s own text and links to the home page and the sitemap', () => {
  const html = renderInLayout(<NotFoundPage heading="No such room" html="<p>Try the hall.</p>" {...ways} />)
  expect(html).toContain('<h1>No such room</h1>')
  expect(html).toContain('<p>Try the hall.</p>')
  expect(html).toContain('>404<')
  expect(html).toContain('<a href="/tr">Go to the home page</a>')
  expect(html).toContain('<a href="/tr/sitemap">Sitemap</a>')
})

test.each([
  ['absent', {}],
  ['empty', { html: '' }],
])('the engine’s default text replaces a text that is %s', (_state, part) => {
  const html = renderInLayout(<NotFoundPage heading="No such room" {...ways} {...part} />)
  expect(html).toContain('There is no page at this address.')
})

test('the server error page shows the code 500 and its own text', () => {
  const html = renderInLayout(<ServerErrorPage heading="Something went wrong" {...ways} />)
  expect(html).toContain('>500<')
  expect(html).toContain('Please try again in a minute.')
})

test('the offline page shows its own text and a retry link to the requested address', () => {
  const words = { kicker: 'No line', heading: 'Not now', text: 'Later, perhaps.', retry: 'Once more' }
  const html = renderInLayout(<OfflinePage {...words} home="/tr" />)
  expect(html).toContain('<h1>Not now</h1>')
  expect(html).toMatch(/<a href="" [^>]*>Once more<\/a>/)
  expect(html).toContain('<a href="/tr">Go to the home page</a>')
  expect(html).not.toContain('Sitemap')
})
