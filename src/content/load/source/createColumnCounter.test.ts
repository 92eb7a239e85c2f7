import { expect, test } from 'vitest'
import { createColumnCounter } from './createColumnCounter.ts'

test('the counter agrees with a plain count of code points at every offset, also with lone surrogates', () => {
  const text = 'a😀\ud800b\udc00나'.repeat(200)
  const countBefore = createColumnCounter(text)
  const starts = Array.from({ length: text.length }, (_, index) => index).filter((index) => {
    const isInPair = (text.codePointAt(index - 1) ?? 0) > 0xffff && index > 0
    return !isInPair
  })
  for (const offset of [text.length, ...starts.toReversed(), ...starts]) {
    expect(countBefore(offset)).toBe(Array.from(text.slice(0, offset)).length)
  }
})

test('a thousand positions in one long line cost one read of the line and a little more for each', () => {
  const length = 200_000
  let read = 0
  const charCodeAt = () => {
    read += 1
    return 0x61
  }
  const countBefore = createColumnCounter({ length, charCodeAt })
  for (let place = 1; place <= 1000; place++) expect(countBefore(place * 200)).toBe(place * 200)
  expect(read).toBeLessThan(length + 1000 * 300)
})
