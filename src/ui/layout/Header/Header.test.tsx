import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { sampleSlices } from '../../testing/sampleSlices.ts'
import { Header } from './Header.tsx'

const slice = sampleSlices.header

test('the logo links to the home page and is labelled with the publication’s title', () => {
  const html = renderInLayout(<Header slice={{ ...slice, logo: '<svg><path d="M0 0h9"/></svg>' }} />)
  expect(html).toMatch(/<a [^>]*href="\/" aria-label="Small House"><svg><path d="M0 0h9"\/><\/svg><\/a>/)
})

test('a publication without a logo shows its title instead', () => {
  expect(renderInLayout(<Header slice={slice} />)).toMatch(/<a [^>]*href="\/">Small House<\/a>/)
})

test('the menu button opens the menu without a script', () => {
  const html = renderInLayout(<Header slice={slice} />)
  expect(html).toMatch(/<button [^>]*popoverTarget="menu"[^>]*>.*Categorization<\/button>/)
  expect(html).toMatch(/<nav [^>]*id="menu" popover="auto" aria-label="Categorization">/)
})
