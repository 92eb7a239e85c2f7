import { describe, expect, it, test } from 'vitest'
import { createOriginFinder, createRedirectFinder, patternKey, patternShape } from './redirects.ts'

describe('createRedirectFinder', () => {
  const redirects = ['/a', '/a/:x', '/a/b', '/:x/b', '/:x/:y', '/a', '/', '/a//c', '/:x/c/:y', '/:/é'].map((from, index) => ({
    from,
    to: `/${index}`,
  }))

  test.each([
    ['/', 6],
    ['/a', 0],
    ['/b', undefined],
    ['/a/b', 1],
    ['/a/', undefined],
    ['/c/b', 3],
    ['/c/d', 4],
    ['/a//c', 7],
    ['/a/c/d', 8],
    ['/a/b/c', undefined],
    ['//b', undefined],
    ['/:/é', 4],
    ['', undefined],
  ])('finds for %j the first redirect that matches', (path, place) => {
    expect(createRedirectFinder(redirects)(path)?.redirect).toBe(place === undefined ? undefined : redirects[place])
  })

  test('reads a list of a thousand redirects once for any number of lookups', () => {
    let read = 0
    const list = Array.from({ length: 1000 }, (_, index) => ({
      get from() {
        read += 1
        return `/old-${index}/:slug`
      },
      to: `/new-${index}`,
    }))
    const find = createRedirectFinder(list)
    for (let index = 0; index < 1000; index++) expect(find(`/old-${index}/chair`)?.to).toBe(`/new-${index}`)
    expect(read).toBe(1000)
  })
})

describe('createOriginFinder', () => {
  const origins = createOriginFinder([
    { from: '/old/:slug', to: '/articles/:slug' },
    { from: '/caf%C3%A9/:a/:b', to: '/:b/:a/' },
    { from: '/%3Aslug/:slug', to: '/articles/:slug' },
    { from: '/lost/:slug', to: '/terms' },
    { from: '/plain', to: '/articles/oak' },
  ])

  it.each([
    ['/articles/oak', ['/old/oak', '/:slug/oak', '/café/oak/articles']],
    ['/articles/дуб', ['/old/дуб', '/:slug/дуб', '/café/дуб/articles']],
    ['/terms', []],
  ])('finds the paths that patterns redirect to %s', (page, paths) => {
    expect(origins(page).toSorted()).toEqual(paths.toSorted())
  })
})

it.each([
  ['/', '/', '/'],
  ['/old/', '/old', '/old'],
  ['/old/:slug', '/old/:slug', '/old/:'],
  ['/old/%3Aslug', '/old/:slug', '/old/%3Aslug'],
  ['/old/:', '/old/:', '/old/%3A'],
  ['/caf%C3%A9%2Fbar', '/café/bar', '/caf%C3%A9/bar'],
  ['/100%/caf%C3%A9', '/100%/café', '/100%25/caf%C3%A9'],
])('the pattern %s has the key %s and the shape %s', (from, key, shape) => {
  expect([patternKey(from), patternShape(from)]).toEqual([key, shape])
})
