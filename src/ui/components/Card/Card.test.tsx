import { expect, test } from 'vitest'
import type { ArticleCard } from '../../../shared/pages/pageProps.ts'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { Card } from './Card.tsx'

const bare: ArticleCard = {
  path: '/articles/oak',
  title: 'Oak is a slow colour',
  description: 'It takes a year.',
  kicker: { text: 'Timber', path: '/care/timber' },
  author: 'Ines Halloran',
  date: { iso: '2026-11-14', text: '14 November 2026' },
  minutes: 9,
  emblem: { index: 2, drawing: '/drawings.svg#care' },
}

const pictured: ArticleCard = {
  ...bare,
  picture: { base: '/assets/oak', widths: [400, 800, 1600], width: 1600, height: 1000, alt: 'An oak board', colour: '#a08060' },
}

test('a card shows its picture in two formats, with its size and colour reserved', () => {
  const html = renderInLayout(<Card card={pictured} sizes="50vw" />)
  expect(html).toContain(
    '<source type="image/avif" srcSet="/assets/oak-400.avif 400w, /assets/oak-800.avif 800w, /assets/oak-1600.avif 1600w" sizes="50vw"/>',
  )
  expect(html).toContain('src="/assets/oak-800.webp"')
  expect(html).toMatch(/<img[^>]* width="1600" height="1000" alt="An oak board" src="\/assets\/oak-800\.webp"/)
  expect(html).toContain('background-color:#a08060')
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('<use')
})

test('an eager card fetches its picture with high priority', () => {
  const html = renderInLayout(<Card card={pictured} sizes="50vw" eager />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('loading=')
})

test('a card without a picture shows its category’s drawing', () => {
  const html = renderInLayout(<Card card={bare} sizes="50vw" />)
  expect(html).toContain('data-bare="true"')
  expect(html).toContain('<use href="/drawings.svg#care">')
  expect(html).not.toContain('<img')
})

test('a small card names its author; a large one also shows the description and the reading time', () => {
  expect(renderInLayout(<Card card={bare} sizes="50vw" />)).toContain('>Ines Halloran<')
  const large = renderInLayout(<Card card={bare} size="l" sizes="50vw" />)
  expect(large).toContain('It takes a year.')
  expect(large).toContain('Ines Halloran, 9 min')
})

test('the headline links to the article and has the heading level of its section', () => {
  expect(renderInLayout(<Card card={bare} sizes="50vw" level={2} />)).toContain('<h2><a href="/articles/oak">Oak is a slow colour</a></h2>')
})

test('`kicker={false}` leaves out the kicker', () => {
  expect(renderInLayout(<Card card={bare} sizes="50vw" />)).toContain('<a href="/care/timber">Timber</a>')
  expect(renderInLayout(<Card card={bare} sizes="50vw" kicker={false} />)).not.toContain('Timber')
})

test('a crop keeps the focal point of the article in view', () => {
  const focused = { ...pictured, picture: { ...pictured.picture, focus: [0.29, 0.8] } } as ArticleCard
  expect(renderInLayout(<Card card={focused} sizes="50vw" />)).toContain('object-position:29% 80%')
  expect(renderInLayout(<Card card={pictured} sizes="50vw" />)).not.toContain('object-position')
})

test('a small card fits the longest word of its headline into its column', () => {
  const words = (title: string) => renderInLayout(<Card card={{ ...bare, title }} sizes="50vw" />)
  expect(words('What a Kırlangıçkuyruğu Says')).toContain('<a href="/articles/oak" style="font-size:min(1em, 10.7cqi)">')
  expect(words('Commissioning a Table')).toContain('<a href="/articles/oak">')
})
