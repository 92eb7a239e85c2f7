import { expect, test } from 'vitest'
import { halfMinutes } from './halfMinutes.ts'

test.each([
  ['parts of unequal length are told apart', [0.6, 1.4, 0.9, 1.6], 5, [0.5, 1.5, 1, 1.5]],
  ['parts that would all be a minute make no more than the whole', [0.7, 0.8, 0.8, 0.7, 0.9, 0.8], 5, [0.5, 1, 1, 0.5, 1, 0.5]],
  ['a whole that was rounded down holds its parts', [1.2, 1.2, 1], 3, [1, 1, 1]],
  ['no part takes no time', [0.1, 2.9], 3, [0.5, 2.5]],
  ['no parts take none', [], 3, []],
] as const)('%s', (_name, parts, whole, lengths) => {
  expect(halfMinutes(parts, whole)).toEqual(lengths)
})
