import { expect, test } from 'vitest'
import { hangPlaces } from './Hang.tsx'

test.each([
  [0, ''],
  [1, 'l55'],
  [2, 'l55 m39'],
  [3, 'l48 s23 s23'],
  [4, 'l48 s23 s15 m39'],
  [5, 'l48 s23 s15 m39 l55'],
  [6, 'l48 s23 s15 m39 m39 m55'],
  [7, 'l48 s23 s15 m39 s31 s23 m39'],
  [8, 'l48 s23 s15 m39 s23 s15 m31 s23'],
])('a wall of %i pictures leaves no hole', (count, expected) => {
  expect(
    hangPlaces(count)
      .map(({ size, share }) => size + share)
      .join(' '),
  ).toBe(expected)
})
