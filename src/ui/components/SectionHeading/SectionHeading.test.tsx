import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { SectionHeading } from './SectionHeading.tsx'

test('a section heading has a link only if one is given', () => {
  const closed = renderInLayout(<SectionHeading title="Timber" />)
  expect(closed).toContain('<h2>Timber</h2>')
  expect(closed).not.toContain('<a')
  const open = renderInLayout(<SectionHeading title="Timber" level={1} link={{ path: '/timber', text: 'All 12 stories' }} />)
  expect(open).toContain('<h1>Timber</h1>')
  expect(open).toMatch(/<a [^>]*href="\/timber">All 12 stories<\/a>/)
})
