import { expect, test } from 'vitest'
import { createRedirectFinder } from './createRedirectFinder.ts'
import { matchRedirect } from './matchRedirect.ts'

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
