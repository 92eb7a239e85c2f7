import { expect, it } from 'vitest'
import { indexSite } from './indexSite.ts'
import { loadFiles } from '../../content/testing/loadFiles.ts'
import { pagedDescription, pagesOf } from './paging.ts'

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

it('no two pages of a listing have the same description', async () => {
  const { publication } = await loadFiles({})
  if (!publication) throw new Error('The publication has mistakes')
  const site = indexSite(publication, 'en')
  const descriptions = pagesOf([1, 2, 3], 1, '/beds').map(({ paging }) => pagedDescription(site, 'Where one sleeps.', paging))
  expect(descriptions).toEqual(['Where one sleeps.', 'Page 2 of 3: Where one sleeps.', 'Page 3 of 3: Where one sleeps.'])
})
