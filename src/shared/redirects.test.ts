import { describe, expect, it, test } from 'vitest'
import type { Redirect } from './manifest.ts'
import { collapseRedirects, createRedirectFinder, matchRedirect } from './redirects.ts'

describe('collapseRedirects', () => {
  const site = 'https://a.example'
  const redirect = (from: string, to: string, status: Redirect['status'] = 301): Redirect => ({ from, to, status })
  const ends = (...redirects: Redirect[]) => collapseRedirects(redirects, site).map(({ from, to, status }) => `${from} ${to} ${status}`)

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

describe('createRedirectFinder', () => {
  const redirects = ['/a', '/a/:x', '/a/b', '/:x/b', '/:x/:y', '/a', '/', '/a//c', '/:x/c/:y'].map((from, index) => ({
    from,
    to: `/${index}`,
  }))

  test.each(['/', '/a', '/b', '/a/b', '/a/', '/c/b', '/c/d', '/a//c', '/a/c/d', '/a/b/c', '//b', '/:x', '/a/:x', ''])(
    'of a list, %j is led on by the redirect that is the first to match it',
    (path) => {
      const first = redirects.find((redirect) => matchRedirect(redirect, path) !== undefined)
      expect(createRedirectFinder(redirects)(path)).toBe(first)
    },
  )

  test('a list of a thousand is read once, however many paths are asked for', () => {
    let read = 0
    const list = Array.from({ length: 1000 }, (_, index) => ({
      get from() {
        read += 1
        return `/old-${index}/:slug`
      },
    }))
    const find = createRedirectFinder(list)
    for (let index = 0; index < 1000; index++) expect(find(`/old-${index}/chair`)).toBe(list[index])
    expect(read).toBe(1000)
  })
})
