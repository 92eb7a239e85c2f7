import { expect, test } from 'vitest'
import { renderInLayout } from '../../testing/renderInLayout.tsx'
import { sampleSlices } from '../../testing/sampleSlices.ts'
import { Footer } from './Footer.tsx'

const slice = sampleSlices.footer

function columnsOf(html: string): readonly string[] {
  return html.match(/<section.*?<\/section>/g) ?? []
}

function linksOf(html: string): readonly (readonly [string | undefined, string | undefined])[] {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, path, text]) => [path, text])
}

test('the footer has three columns, each with a picture of 72 by 72', () => {
  const columns = columnsOf(renderInLayout(<Footer slice={slice} />))
  expect(columns.map((column) => /<h2>(.*?)<\/h2>/.exec(column)?.[1])).toEqual(['Categories', 'Info', 'Contacts'])
  for (const column of columns) expect(column).toMatch(/<svg [^>]*width="72" height="72"/)
})

test('the first column links to every category', () => {
  expect(linksOf(columnsOf(renderInLayout(<Footer slice={slice} />))[0] ?? '')).toEqual([
    ['/kitchen', 'Kitchen'],
    ['/garden', 'Garden'],
    ['/attic', 'Attic'],
  ])
})

test('a page that does not exist has no link', () => {
  const { authors = '', sitemap = '' } = slice.info
  const column = columnsOf(renderInLayout(<Footer slice={{ ...slice, info: { authors, sitemap } }} />))[1] ?? ''
  expect(linksOf(column)).toEqual([
    ['/authors', 'Authors'],
    ['/sitemap', 'Sitemap'],
  ])
  expect(column).not.toContain('Terms of Use')
})

test('the second column links to the standard pages and ends with the copyright line', () => {
  const column = columnsOf(renderInLayout(<Footer slice={slice} />))[1] ?? ''
  expect(linksOf(column)).toEqual([
    ['/authors', 'Authors'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms', 'Terms of Use'],
    ['/info/about-us', 'About Us'],
    ['/sitemap', 'Sitemap'],
  ])
  expect(column).toMatch(/<\/ul><p[^>]*>© Small House, 2031<\/p>/)
})

test('the third column has the mail link and the three social links', () => {
  expect(linksOf(columnsOf(renderInLayout(<Footer slice={slice} />))[2] ?? '')).toEqual([
    ['mailto:desk@house.example', 'Mail'],
    ['https://video.example', 'Video'],
    ['https://network.example', 'Social'],
    ['https://photo.example', 'Photographs'],
  ])
})

test('a publication without contacts has no contacts column', () => {
  const { contact: _contact, ...rest } = slice
  expect(columnsOf(renderInLayout(<Footer slice={{ ...rest, social: {} }} />))).toHaveLength(2)
})

test('the theme choice offers system, light and dark, with system preselected', () => {
  const html = renderInLayout(<Footer slice={slice} />)
  expect([...html.matchAll(/type="radio" id="([^"]*)" name="theme"/g)].map(([, id]) => id)).toEqual([
    'theme-auto',
    'theme-light',
    'theme-dark',
  ])
  expect(html).toMatch(/id="theme-auto"[^>]* checked/)
})

test('the last line links to the corrections if there are any', () => {
  const corrections = { text: 'Corrections', path: '/corrections' }
  expect(linksOf(renderInLayout(<Footer slice={{ ...slice, corrections }} />))).toContainEqual(['/corrections', 'Corrections'])
  expect(renderInLayout(<Footer slice={slice} />)).not.toContain('Corrections')
})

test('an unknown social link shows its own name, and every social link has rel="me"', () => {
  const social = { mastodon: 'https://m.example/@house', video: 'https://video.example', constructor: 'https://c.example' }
  const column = columnsOf(renderInLayout(<Footer slice={{ ...slice, social }} />))[2] ?? ''
  expect(linksOf(column).map(([, text]) => text)).toEqual(['Mail', 'mastodon', 'Video', 'constructor'])
  expect(column.match(/rel="me"/g)).toHaveLength(3)
  expect(column).not.toMatch(/mailto:[^>]*rel=/)
})

test('the publication’s own pages follow the standard ones', () => {
  const column = columnsOf(renderInLayout(<Footer slice={{ ...slice, pages: [{ text: 'Imprint', path: '/imprint' }] }} />))[1] ?? ''
  expect(linksOf(column).at(-1)).toEqual(['/imprint', 'Imprint'])
})
