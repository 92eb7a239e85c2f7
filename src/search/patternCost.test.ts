import { describe, expect, test } from 'vitest'
import { patternCost } from './patternCost.ts'

describe('patternCost', () => {
  test.each([
    '(a+)+',
    '(a+)+$',
    '(a*)*b',
    '(a|aa)+',
    '(a?)*',
    '(\\b)*',
    '((ab)*c)+',
    '(.*a){12}',
    '(a)\\1',
    '(?=a+)b',
    '(?<!a)b',
    '(?<n>a)\\k<n>',
  ])('is unknown for %s', (pattern) => {
    expect(patternCost(pattern)).toBeUndefined()
  })

  test.each([
    ['oak', 3],
    ['o.k', 3],
    ['^oak$', 5],
    ['[a-z]ak', 3],
    ['(?:oak)', 3],
    ['oak|ash', 7],
    ['oa?k', 5],
    ['(ab){2}', 5],
    ['\\p{Lu}ak', 3],
  ])('of %s is at most %i steps per starting position', (pattern, steps) => {
    // In a text of one letter a match can begin at two positions.
    expect(patternCost(pattern)?.steps(1)).toBe(steps * 2)
  })

  test.each([
    ['a*', 2],
    ['a+b', 2],
    ['a{2,}', 2],
    ['(?:ab)*', 2],
    ['.*a.*', 3],
    ['.*.*.*', 4],
  ])('of %s grows with the length of the text to the power of %i', (pattern, power) => {
    const steps = patternCost(pattern)?.steps
    const growth = Math.log10((steps?.(100_000) ?? 0) / (steps?.(10_000) ?? 1))
    expect(growth).toBeCloseTo(power, 1)
  })

  test('multiplies for optional parts in a row', () => {
    expect(patternCost('a?'.repeat(40))?.steps(10)).toBeGreaterThan(2 ** 40)
    expect(patternCost('a{1,99}'.repeat(6))?.steps(10)).toBeGreaterThan(99 ** 5)
  })

  test.each([
    ['oak.*table', ['oak', 'table']],
    ['oaks?', ['oak']],
    ['oak|ash', []],
    ['(oak)table', ['table']],
    ['c\\+\\+', ['c++']],
    ['\\boak\\d', ['oak']],
    ['^oak$', ['oak']],
    ['[oak]table', ['table']],
  ])('for %s requires the texts %j', (pattern, needs) => {
    expect(patternCost(pattern)?.needs).toEqual(needs)
  })

  test.each([
    ['oak.*table', 'oak'],
    ['c\\+\\+', 'c++'],
    ['oaks?', 'oak'],
    ['o*ak', undefined],
    ['oak|ash', undefined],
    ['^oak', undefined],
    ['.oak', undefined],
  ])('for %s has the opening %j', (pattern, opening) => {
    expect(patternCost(pattern)?.opening).toBe(opening)
  })

  test('is low if the opening occurs in few places', () => {
    const steps = patternCost('oak.*table')?.steps
    expect(steps?.(60, 1)).toBeLessThan((steps?.(60) ?? 0) / 10)
    expect(steps?.(60, 61)).toBe(steps?.(60))
  })
})
