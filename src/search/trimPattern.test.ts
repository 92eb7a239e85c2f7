import { expect, test } from 'vitest'
import { trimPattern } from './trimPattern.ts'

test.each([
  ['oak', 'oak'],
  ['.*[!]', '[!]'],
  ['.*oak+', 'oak'],
  ['[a-z]+[!]', '[a-z][!]'],
  ['.*\\w?a{2,}b', 'a{2}b'],
  ['a{0,3}oak', 'oak'],
  ['.*?', ''],
  ['.*oak|ash.*|x*', 'oak|ash|'],
  ['(?:ab|c)*oak(d*e)?', 'oak'],
  ['(a(b|c)+d)+oak', '(a(b|c)+d)oak'],
  ['o.*k', 'o.*k'],
  ['^.*oak', '^.*oak'],
  ['[(*]*oak', 'oak'],
  ['\\(*oak\\.*', 'oak'],
  ['\\p{Lu}*oak', 'oak'],
  ['🪑*oak', 'oak'],
])('trims %s to %s', (pattern, trimmed) => {
  expect(trimPattern(pattern)).toBe(trimmed)
  expect(() => new RegExp(trimmed, 'u')).not.toThrow()
})

test('a trimmed pattern matches the same texts', () => {
  const pieces = ['a', 'b*', 'a+', '[ab]?', '.*', '(ab)*', '(?:a|bb)', '|', '^', '$', 'b{2,}', '\\b']
  const texts = ['', 'a', 'b', 'ab', 'ba', 'abb', 'bba', 'aab b', 'bb ab', 'c']
  for (const one of pieces) {
    for (const two of pieces) {
      for (const three of pieces) {
        const pattern = one + two + three
        const found = (source: string) => texts.filter((text) => new RegExp(source, 'u').test(text))
        expect([pattern, found(trimPattern(pattern))]).toEqual([pattern, found(pattern)])
      }
    }
  }
})
