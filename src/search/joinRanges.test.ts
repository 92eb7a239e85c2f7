import { expect, test } from 'vitest'
import { joinRanges } from './joinRanges.ts'
import type { Range } from './makeMatcher.ts'

const cases: readonly (readonly [string, readonly Range[], readonly Range[]])[] = [
  ['none', [], []],
  [
    'apart',
    [
      [4, 6],
      [0, 2],
    ],
    [
      [0, 2],
      [4, 6],
    ],
  ],
  [
    'touching',
    [
      [0, 2],
      [2, 4],
    ],
    [[0, 4]],
  ],
  [
    'overlapping',
    [
      [1, 5],
      [3, 8],
    ],
    [[1, 8]],
  ],
  [
    'one within another',
    [
      [0, 9],
      [2, 4],
    ],
    [[0, 9]],
  ],
]

test.each(cases)('ranges that are %s', (_, ranges, joined) => {
  expect(joinRanges(ranges)).toEqual(joined)
})
