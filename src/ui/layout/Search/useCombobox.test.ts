import { expect, test } from 'vitest'
import { nextOption } from './useCombobox.ts'

test.each([
  ['Down leads from the text to the first story', 'ArrowDown', -1, 2],
  ['Up leads from the text to the last option', 'ArrowUp', -1, 6],
  ['Down leads on', 'ArrowDown', 2, 3],
  ['Down leads from the end to the beginning', 'ArrowDown', 6, 0],
  ['Up leads back', 'ArrowUp', 2, 1],
  ['Up leads from the beginning to the end', 'ArrowUp', 0, 6],
  ['Home leads to the first option', 'Home', 4, 0],
  ['End leads to the last option', 'End', 4, 6],
  ['Home belongs to the text while the reader is there', 'Home', -1, undefined],
  ['End belongs to the text while the reader is there', 'End', -1, undefined],
  ['letters belong to the text', 'a', 4, undefined],
] as const)('%s', (_, key, active, next) => {
  expect(nextOption(key, { active, count: 7, firstStory: 2 })).toBe(next)
})
