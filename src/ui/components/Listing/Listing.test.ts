import { expect, test } from 'vitest'
import { rowShapes } from './Listing.tsx'

test.each([
  [0, ''],
  [1, 'lead'],
  [2, 'lead alone'],
  [3, 'lead pair pair'],
  [4, 'lead pair pair alone'],
  [8, 'lead pair pair pair pair pair pair turn'],
  [9, 'lead pair pair pair pair pair pair turn alone'],
  [16, 'lead pair pair pair pair pair pair turn pair pair pair pair pair pair pair pair'],
])('a listing of %i rows leaves no half empty', (count, expected) => {
  expect(rowShapes(count).join(' ')).toBe(expected)
})
