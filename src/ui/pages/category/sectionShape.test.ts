import { expect, test } from 'vitest'
import { sectionShape } from './sectionShape.ts'

test('four sections of four stories have four shapes', () => {
  expect([0, 1, 2, 3, 4].map((index) => sectionShape(index, 4))).toEqual(['left', 'hang', 'right', 'even', 'left'])
})

test('sections with too few stories for a row lean to alternate sides', () => {
  expect([0, 1].map((index) => sectionShape(index, 3))).toEqual(['left', 'right'])
  expect([0, 1].map((index) => sectionShape(index, 2))).toEqual(['left', 'right'])
})

test('one story stands alone', () => {
  expect(sectionShape(1, 1)).toBe('solo')
})
