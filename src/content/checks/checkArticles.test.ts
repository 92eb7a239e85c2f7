import { expect, test } from 'vitest'
import { article, loadFiles, placesOf } from '../testing/loadFiles.ts'

test.each([
  ['2026-01-31', '2026-01-31', false],
  ['2026-01-31', '2026-02-01', false],
  ['2026-01-31', '2026-01-30', true],
  ['2026-01-31T12:00Z', '2026-01-31', false],
  ['2026-01-31T12:00Z', '2026-01-31T11:59Z', true],
  ['2026-01-31T12:00Z', '2026-01-31T14:59+03:00', true],
])('published %s and updated %s', async (date, updated, isWrong) => {
  const result = await loadFiles({ 'articles/b/en.md': article({ slug: 'b', date, updated }) })
  expect(placesOf(result)).toEqual(isWrong ? ['articles/b/en.md:7:10 updated-before-date'] : [])
})
