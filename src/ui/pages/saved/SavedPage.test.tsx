import { expect, test } from 'vitest'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { SavedPage } from './SavedPage.tsx'

const html = renderInLayout(
  <SavedPage
    crumbs={[
      { text: 'Home', path: '/' },
      { text: 'Kept for later', path: '/saved' },
    ]}
    everything="/sitemap"
  />,
)

test('the saved page says where stories are kept and links to every story', () => {
  expect(html).toContain(`<h1>${messages.saved.heading}</h1>`)
  expect(html).toContain(messages.saved.text)
  expect(html).toContain(messages.saved.nothing)
  expect(html).toContain('<a href="/sitemap">Every story</a>')
})

test('the list of the saved page is empty in the document', () => {
  expect(html).toMatch(/<page-island><ol class="[^"]+" data-saved=""><\/ol><\/page-island>/)
})
