import { expect, test } from 'vitest'
import { pageOf } from './why.ts'

test.each([
  ['/articles/oak', '', '/articles/oak'],
  ['/blog/articles/oak', '/blog', '/articles/oak'],
  ['/blog', '/blog', '/'],
  ['/blogs/oak', '/blog', '/blogs/oak'],
  ['/', '', '/'],
  ['articles/oak', '', '/articles/oak'],
  ['/chairs/?page=2#top', '', '/chairs'],
  ['https://garden.example/blog/articles/%ED%95%9C', '/blog', '/articles/한'],
])('%s of a site below "%s" is the page %s', (typed, base, page) => {
  expect(pageOf(typed, base)).toBe(page)
})
