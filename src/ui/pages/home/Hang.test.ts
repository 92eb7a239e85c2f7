import { expect, test } from 'vitest'
import { hangPlaces } from './Hang.tsx'

test.each([
  [0, ''],
  [1, 'l60'],
  [2, 'l60 m40'],
  [3, 'l86 s32 s32'],
  [4, 'l86 s47 s20 m37'],
  [5, 'l86 s47 s20 m37 l60'],
  [6, 'l86 s47 s20 m37 m40 m58'],
  [7, 'l86 s47 s20 m37 s32 s32 m40'],
  [8, 'l86 s47 s20 m37 s32 s27 m29 s44'],
])('places of %i pictures leave no gap', (count, expected) => {
  expect(
    hangPlaces(count)
      .map(({ size, shares }) => size + shares[2])
      .join(' '),
  ).toBe(expected)
})
