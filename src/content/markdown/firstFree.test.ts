import { expect, test } from 'vitest'
import { firstFree } from './firstFree.ts'
import { headingId } from './plugins/headings.ts'

/** A set that counts its look-ups. */
class CountedSet extends Set<string> {
  asked = 0
  override has(name: string): boolean {
    this.asked += 1
    return super.has(name)
  }
}

test('a thousand equal names find a free number with few look-ups each', () => {
  const taken = new CountedSet()
  const numbers = new Map<string, number>()
  const numbered = (name: string, number: number) => `${name} (${number})`
  for (let count = 0; count < 1000; count++) taken.add(firstFree('Same', { isTaken: (name) => taken.has(name), numbered, numbers }))
  expect([...taken].slice(0, 3)).toEqual(['Same', 'Same (2)', 'Same (3)'])
  expect(taken.size).toBe(1000)
  expect(taken.asked).toBeLessThan(5000)
})

test('a thousand equal headings find a free id with few look-ups each, beside headings that end in numbers', () => {
  const taken = new CountedSet()
  const numbers = new Map<string, number>()
  for (let count = 0; count < 1000; count++) {
    for (const heading of ['Same', `Same ${count}`]) taken.add(headingId(heading, taken, numbers))
  }
  expect(taken.size).toBe(2000)
  expect(taken.asked).toBeLessThan(10_000)
})
