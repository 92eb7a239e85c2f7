import { expect, it } from 'vitest'
import { pagesOf } from './paging.ts'

it.each([
  [0, [0]],
  [1, [1]],
  [16, [16]],
  [17, [16, 1]],
  [33, [16, 16, 1]],
])('%i articles, 16 a page, are split into pages of %j', (count, sizes) => {
  const pages = pagesOf(Array.from({ length: count }), 16, '/beds')
  expect(pages.map(({ items }) => items().length)).toEqual(sizes)
  expect(pages.map(({ paging }) => paging.page)).toEqual(sizes.map((_, index) => index + 1))
  expect(pages.every(({ paging }) => paging.pages === sizes.length && paging.total === count)).toBe(true)
})
