import { describe, expect, test } from 'vitest'
import type { ArticleProps } from '../../../shared/pages/pageProps.ts'
import type { Picture } from '../../../shared/pictures/picture.ts'
import { messages, renderInLayout } from '../../testing/renderInLayout.tsx'
import { ArticlePage } from './ArticlePage.tsx'

const date = { iso: '2026-11-14', text: '14 November 2026' }

const bare: ArticleProps = {
  crumbs: [{ text: 'Home', path: '/' }],
  title: 'A shelf',
  description: 'About a shelf.',
  html: '<p>Words.</p>',
  author: { name: 'The desk', kind: 'desk' },
  date,
  minutes: 1,
  contents: [],
  sources: [],
  related: [],
}

const picture: Picture = { base: '/p/shelf', widths: [400, 800], width: 800, height: 500, alt: 'A shelf in late sun', colour: '#cbb88d' }
const home = { text: 'Shelves', path: '/rooms/shelves' }

const full: ArticleProps = {
  ...bare,
  crumbs: [{ text: 'Home', path: '/' }, { text: 'Rooms', path: '/rooms' }, home],
  html: '<h2 id="one">One</h2><p>Words.</p><h2 id="two">Two</h2><p>More.</p>',
  notes: '<li id="note-1">A note.</li>',
  author: { name: 'Ines Halloran', path: '/authors/ines-halloran', kind: 'pen-name' },
  updated: { iso: '2026-11-20', text: '20 November 2026' },
  minutes: 9,
  rating: { value: 4.5, text: '4.5' },
  picture,
  caption: 'The shelf at four o’clock.',
  emblem: { index: 2, drawing: '/drawings.svg#rooms' },
  contents: [
    { id: 'one', text: 'One', minutes: 0.2 },
    { id: 'two', text: 'Two', minutes: 3.4 },
  ],
  sources: [
    { title: 'Limewash', url: 'https://www.example.org/limewash?x=1' },
    { title: 'Paint and Lime', publisher: 'The Press', year: 1998, for: 'two hours between coats' },
  ],
  corrections: {
    heading: 'Corrections',
    all: { text: 'All corrections', path: '/corrections' },
    items: [{ date, text: 'The shelf is 30 cm deep.' }],
  },
  made: {
    heading: 'How this was made',
    paragraphs: ['Written by the language model M 1.', 'Its instructions: shelves.'],
    rating: { text: 'Five answers:', answers: [{ question: 'Enough to act on', answer: 'partly' }] },
    policy: { text: 'Editorial policy', path: '/info/editorial-policy' },
  },
  related: [{ path: '/articles/r', title: 'Related', description: '', author: 'Ines Halloran', date, minutes: 3, picture, kicker: home }],
  previous: { text: 'Before', path: '/articles/before' },
  next: { text: 'After', path: '/articles/after' },
  home,
}

function render(props: ArticleProps): string {
  return renderInLayout(<ArticlePage {...props} />)
}

describe('an article without optional parts', () => {
  const html = render(bare)

  test('shows its title, text and author, without a link to an author page', () => {
    expect(html).toContain('<h1>A shelf</h1>')
    expect(html).toContain('data-body=""><p>Words.</p></div>')
    expect(html).toContain('The desk')
    expect(html).not.toContain('rel="author"')
  })

  test('renders no empty elements', () => {
    expect(html).not.toContain('<h2')
    expect(html).not.toContain('<section')
    expect(html.match(/<nav/g)).toHaveLength(1)
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/<p[^>]*><\/p>/)
  })
})

describe('an article with all optional parts', () => {
  const html = render(full)

  test('has one h1 and no duplicate id', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('shows the length of each section in the contents', () => {
    expect(html).toContain('9 minutes, in 2 parts')
    expect(html).toContain('<li style="--min:3.4"><a href="#two">Two</a> <small>3 min</small></li>')
    expect(html).toContain('<a href="#one">One</a> <small>0.5 min</small>')
  })

  test('loads its picture with high priority and shows the caption', () => {
    expect(html).toContain('alt="A shelf in late sun"')
    expect(html).toMatch(/fetchPriority="high"/i)
    expect(html).toContain('The shelf at four o’clock.')
  })

  test('shows author, dates and rating', () => {
    expect(html).toContain('<a href="/authors/ines-halloran" rel="author">Ines Halloran</a>')
    expect(html).toContain(messages.authorKind['pen-name'])
    expect(html).toContain('<time dateTime="2026-11-20">Updated 20 November 2026</time>')
    expect(html).toContain('<a href="#made-note">Rated 4.5 out of 5</a>')
  })

  test('ends with notes, sources, corrections and how it was made', () => {
    expect(html).toContain('data-notes=""><li id="note-1">A note.</li></ol>')
    expect(html).toContain('<a href="https://www.example.org/limewash?x=1">Limewash</a>')
    expect(html).toContain('<small>example.org</small>')
    expect(html).toContain('<cite>Paint and Lime</cite> <small>The Press, 1998: two hours between coats</small>')
    expect(html).toContain('<p>Written by the language model M 1.</p><p>Its instructions: shelves.</p>')
    expect(html).toMatch(/id="made-note">.*<li>Enough to act on: <b>partly<\/b><\/li>/)
    expect(html).toContain(
      '<h2>Corrections</h2><ul><li><time dateTime="2026-11-14">14 November 2026</time>: The shelf is 30 cm deep.</li></ul><p><a href="/corrections">All corrections</a></p>',
    )
    expect(html).toContain('<a href="/info/editorial-policy">Editorial policy</a>')
  })

  test('links to its neighbours and to related stories', () => {
    expect(html).toContain('<a href="/articles/before" rel="prev" data-side="start">')
    expect(html).toContain('<a href="/articles/after" rel="next" data-side="end">')
    expect(html).toContain('All of Shelves')
    expect(html).toContain('href="/articles/r"')
  })
})

test('an article without a picture shows the drawing of its category', () => {
  const { picture: _picture, ...rest } = full
  expect(render({ ...rest, related: [] })).toMatch(/<div [^>]*data-drawing=""><svg [^>]*><use href="\/drawings.svg#rooms"/)
})

test('with only a next article there is no link on the start side', () => {
  const { previous: _previous, ...rest } = full
  const html = render(rest)
  expect(html).toContain('data-side="end"')
  expect(html).not.toContain('data-side="start"')
})

test('an article without an author shows its date but no author and no monogram', () => {
  const { author: _author, ...anonymous } = bare
  const html = renderInLayout(<ArticlePage {...anonymous} />)
  const byline = html.slice(html.indexOf('</h1>'), html.indexOf('<p>Words.'))
  expect(byline).toContain('14 November 2026')
  expect(byline).not.toMatch(/<svg|desk/)
})
