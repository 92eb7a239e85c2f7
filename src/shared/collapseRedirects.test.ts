import { describe, expect, it } from 'vitest'
import { collapseRedirects } from './collapseRedirects.ts'
import type { Redirect } from './manifest.ts'

describe('collapseRedirects', () => {
  const site = 'https://a.example'
  const redirect = (from: string, to: string, status: Redirect['status'] = 301): Redirect => ({ from, to, status })
  const ends = (...redirects: Redirect[]) =>
    collapseRedirects(redirects, { siteUrl: site, isTaken: (path) => path === '/articles/oak' }).map(
      ({ from, to, status }) => `${from} ${to} ${status}`,
    )

  it('a chain leads to its end at once', () => {
    expect(ends(redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/terms'))).toEqual([
      '/a /terms 301',
      '/b /terms 301',
      '/c /terms 301',
    ])
  })

  it('a chain over a dynamic segment ends where its text leads', () => {
    expect(ends(redirect('/a', '/old/oak'), redirect('/old/:slug', '/articles/:slug'))).toEqual([
      '/a /articles/oak 301',
      '/old/:slug /articles/:slug 301',
    ])
  })

  it('a chain ends at a page, whatever redirect would begin there', () => {
    expect(ends(redirect('/a', '/articles/oak'), redirect('/:old/:slug', '/articles/:slug'))[0]).toBe('/a /articles/oak 301')
  })

  it('a chain that comes back to where it was ends', () => {
    expect(ends(redirect('/a', '/articles/elm'), redirect('/:old/:slug', '/articles/:slug'))[0]).toBe('/a /articles/elm 301')
  })

  it('a chain over the site’s own address, a slash or an escape is one too', () => {
    expect(ends(redirect('/a', 'https://a.example/b/'), redirect('/%62', '/terms'))).toEqual(['/a /terms 301', '/%62 /terms 301'])
  })

  it('what is for good in part is not for good', () => {
    expect(ends(redirect('/a', '/b'), redirect('/b', '/c', 302))).toEqual(['/a /c 302', '/b /c 302'])
    expect(ends(redirect('/a', '/b', 307), redirect('/b', '/c', 301))).toEqual(['/a /c 307', '/b /c 301'])
  })

  it('what leads out of the site stays as it is written', () => {
    expect(ends(redirect('/a', 'https://b.example/a'), redirect('/b', '/terms/'))).toEqual(['/a https://b.example/a 301', '/b /terms/ 301'])
  })
})
