import { describe, expect, it } from 'vitest'
import { collapseRedirects } from './collapseRedirects.ts'
import type { Redirect } from '../output/manifest.ts'

describe('collapseRedirects', () => {
  const site = 'https://a.example'
  const redirect = (from: string, to: string, status: Redirect['status'] = 301): Redirect => ({ from, to, status })
  const ends = (...redirects: Redirect[]) =>
    collapseRedirects(redirects, { siteUrl: site, isTaken: (path) => path === '/articles/oak' }).map(
      ({ from, to, status }) => `${from} ${to} ${status}`,
    )

  it('resolves a chain to its end', () => {
    expect(ends(redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/terms'))).toEqual([
      '/a /terms 301',
      '/b /terms 301',
      '/c /terms 301',
    ])
  })

  it('resolves a chain through a dynamic segment', () => {
    expect(ends(redirect('/a', '/old/oak'), redirect('/old/:slug', '/articles/:slug'))).toEqual([
      '/a /articles/oak 301',
      '/old/:slug /articles/:slug 301',
    ])
  })

  it('ends a chain at an existing page, even if a redirect matches its path', () => {
    expect(ends(redirect('/a', '/articles/oak'), redirect('/:old/:slug', '/articles/:slug'))[0]).toBe('/a /articles/oak 301')
  })

  it('ends a chain at a loop', () => {
    expect(ends(redirect('/a', '/articles/elm'), redirect('/:old/:slug', '/articles/:slug'))[0]).toBe('/a /articles/elm 301')
  })

  it('follows a chain through the site’s own origin, a trailing slash or an escape', () => {
    expect(ends(redirect('/a', 'https://a.example/b/'), redirect('/%62', '/terms'))).toEqual(['/a /terms 301', '/%62 /terms 301'])
  })

  it('makes a chain temporary if any part of it is', () => {
    expect(ends(redirect('/a', '/b'), redirect('/b', '/c', 302))).toEqual(['/a /c 302', '/b /c 302'])
    expect(ends(redirect('/a', '/b', 307), redirect('/b', '/c', 301))).toEqual(['/a /c 307', '/b /c 301'])
  })

  it('leaves a target outside the site, or without a further redirect, as written', () => {
    expect(ends(redirect('/a', 'https://b.example/a'), redirect('/b', '/terms/'))).toEqual(['/a https://b.example/a 301', '/b /terms/ 301'])
  })
})
