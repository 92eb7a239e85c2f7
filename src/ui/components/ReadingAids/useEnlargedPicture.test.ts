import { expect, test } from 'vitest'
import { pictureNumber } from './useEnlargedPicture.ts'

test.each([
  ['#picture-1', 1],
  ['#picture-12', 12],
  ['#picture-0', 0],
  ['#picture-01', 0],
  ['#picture-1a', 0],
  ['#picture-', 0],
  ['#my-picture-1', 0],
  ['', 0],
])('the hash %j names picture %d', (hash, number) => {
  expect(pictureNumber(hash)).toBe(number)
})
