import { describe, expect, test } from 'vitest'
import type { ArticleCard, HomeProps } from '../../../shared/pages/pageProps.ts'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { HomePage } from './HomePage.tsx'

describe('HomePage', () => {
  function card(name: string): ArticleCard {
    return {
      path: `/articles/${name}`,
      title: `The ${name}`,
      description: 'What it is about.',
      author: 'Ines Halloran',
      date: { iso: '2026-11-02', text: '2 November 2026' },
      minutes: 7,
      rating: { value: 4.5, text: '4.5' },
    }
  }

  const cards = (name: string, count: number) => Array.from({ length: count }, (_, index) => card(`${name}-${index + 1}`))

  const full: HomeProps = {
    heading: 'Small House',
    everything: '/sitemap',
    lead: card('lead'),
    categories: [],
    newest: cards('newest', 8),
    rated: cards('rated', 16),
    updated: cards('updated', 8),
  }

  test('has its three sections in order under one main heading', () => {
    const html = renderInLayout(<HomePage {...full} />)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect([...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, text]) => text)).toEqual([
      'New stories',
      'Top rated stories',
      'Updated stories',
    ])
  })

  test('shows the sections in the configured order and leaves out empty ones', () => {
    const sections = ['text', 'rated', 'projects', 'lead', 'newest', 'updated'] as const
    const projects = { heading: 'A Weekend’s Work', items: [{ card: card('bench'), time: '2 days' }] }
    const html = renderInLayout(<HomePage {...full} updated={[]} html="<p>Welcome.</p>" projects={projects} sections={sections} />)
    const parts = ['Small House</h1>', 'Welcome.', 'Top rated stories', 'A Weekend’s Work', '2 days', 'The lead', 'New stories']
    const places = parts.map((part) => html.indexOf(part))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).not.toContain('Updated stories')
  })

  test('shows the entries of a collection in its section, under its name', () => {
    const soups = { text: 'Soups', path: '/soups', cards: cards('soup', 2) }
    const html = renderInLayout(
      <HomePage {...full} sections={['lead', { collection: 'soups' }, { collection: 'breads' }]} collections={{ soups }} />,
    )
    expect(html).toMatch(/The lead.*<h2>Soups<\/h2>.*href="\/soups".*The soup-1.*The soup-2/s)
    expect(html.match(/<h2>/g)).toHaveLength(1)
  })

  test('marks only the sections that cannot be on the first screen as below the fold', () => {
    const html = renderInLayout(<HomePage {...full} html="<p>Welcome.</p>" sections={['text', 'rated', 'updated']} />)
    expect(html.match(/data-below/g)).toHaveLength(1)
    expect(renderInLayout(<HomePage {...full} html="<p>Welcome.</p>" />).match(/data-below/g)).toHaveLength(3)
  })

  test('says that nothing has been published if the publication is empty', () => {
    const nothing = { lead: undefined, newest: [], rated: [], updated: [] }
    const { lead: _lead, ...empty } = { ...full, ...nothing }
    expect(renderInLayout(<HomePage {...empty} isEmpty />)).toContain('Nothing has been published here yet.')
    expect(renderInLayout(<HomePage {...full} />)).not.toContain('Nothing has been published')
  })

  test.each([
    [[0.7, 0.5], true],
    [[0.3, 0.5], false],
    [undefined, false],
  ] as const)('keeps the focus %j of the leading picture clear of the panel with its title', (focus, isTurned) => {
    const picture = { base: '/p', widths: [800], width: 800, height: 500, alt: '', colour: '#aabbcc', ...(focus && { focus }) }
    const html = renderInLayout(<HomePage {...full} lead={{ ...card('lead'), picture }} />)
    expect(html.includes('data-turned')).toBe(isTurned)
  })

  test('shows every given story once', () => {
    const html = renderInLayout(<HomePage {...full} />)
    const paths = [...html.matchAll(/href="\/articles\/([^"]*)"/g)].map(([, name]) => name)
    expect(paths).toEqual(['lead', ...[full.newest, full.rated, full.updated].flat().map(({ path }) => path.replace('/articles/', ''))])
  })

  test('numbers the list of top rated stories from the fourth on', () => {
    expect(renderInLayout(<HomePage {...full} />)).toMatch(/<ol [^>]*start="4">.*The rated-4/)
    expect(renderInLayout(<HomePage {...full} rated={cards('rated', 3)} />)).not.toContain('start="4"')
  })

  test('shows a rating as a bar and as text for screen readers', () => {
    const html = renderInLayout(<HomePage {...full} />)
    expect(html).toContain('style="--score:0.9"')
    expect(html).toContain('Rated 4.5 out of 5')
  })

  test('the list of updated stories shows the date of the update, not of publication', () => {
    const changed = { ...card('updated-1'), updated: { iso: '2026-11-19', text: '19 November 2026' } }
    expect(renderInLayout(<HomePage {...full} updated={[changed]} />)).toMatch(
      /<time [^>]*dateTime="2026-11-19"><span>19<small> November 2026<\/small><\/span><\/time>/,
    )
  })

  test('the list of updated stories marks a repeated day, so that each is shown once', () => {
    const on = (name: string, day: number) => ({ ...card(name), updated: { iso: `2026-11-${day}`, text: `${day} November 2026` } })
    const html = renderInLayout(<HomePage {...full} updated={[on('a', 19), on('b', 19), on('c', 18), on('d', 18)]} />)
    const shown = [...html.matchAll(/<time [^>]*dateTime="2026-11-(\d+)"><span( data-again="true")?>/g)].map(
      ([, day, again]) => `${day}${again ? ' again' : ''}`,
    )
    expect(shown).toEqual(['19', '19 again', '18', '18 again'])
  })

  test('without articles has its heading and no section headings', () => {
    const html = renderInLayout(
      <HomePage heading="Small House" everything="/sitemap" categories={[]} newest={[]} rated={[]} updated={[]} />,
    )
    expect(html).toContain('Small House</h1>')
    expect(html).not.toContain('<h2')
  })
})
