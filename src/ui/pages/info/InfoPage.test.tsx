import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { InfoPage } from './InfoPage.tsx'

test('an info page shows its heading and text, and its own crumb is not a link', () => {
  const html = renderInLayout(
    <InfoPage
      crumbs={[
        { text: 'Home', path: '/' },
        { text: 'Terms', path: '/terms' },
      ]}
      heading="Terms of use"
      html="<p>Read on.</p>"
    />,
  )
  expect(html).toContain('<h1>Terms of use</h1>')
  expect(html).toContain('data-body=""><p>Read on.</p>')
  expect(html).toContain('<span aria-current="page">Terms</span>')
  expect(html).not.toContain('href="/terms"')
})
