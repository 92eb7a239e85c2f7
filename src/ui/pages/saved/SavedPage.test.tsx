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

test('the page of saved stories says where they are kept, and how one comes there', () => {
  expect(html).toContain(`<h1>${messages.saved.heading}</h1>`)
  expect(html).toContain(messages.saved.text)
  expect(html).toContain(messages.saved.nothing)
  expect(html).toContain('<a href="/sitemap">Every story</a>')
})

test('its list is empty, and not shown before it is filled', () => {
  expect(html).toMatch(/<page-island><ol class="[^"]+" data-saved=""><\/ol><\/page-island>/)
})
