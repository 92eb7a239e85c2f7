import { expect, it } from 'vitest'
import { fitTitle } from './fitTitle.ts'

/** Letters are half as wide as they are high. */
const box = {
  width: 200,
  height: 120,
  lineHeight: 1,
  sizes: [60, 40, 20],
  measure: (text: string, size: number) => (text.length * size) / 2,
}

it('a short title has the largest size', () => {
  expect(fitTitle('Oak', box)).toEqual({ lines: ['Oak'], size: 60 })
})

it('a longer title has the largest size that holds it, in lines of even length', () => {
  expect(fitTitle('a desk made of old oak', box)).toEqual({ lines: ['a desk', 'made of', 'old oak'], size: 40 })
})

it('a Japanese title is broken between phrases, and no line begins with a mark or an ending', () => {
  const wide = { ...box, measure: (text: string, size: number) => text.length * size }
  expect(fitTitle('古い椅子を、塗り直す。', wide)).toEqual({ lines: ['古い', '椅子を、', '塗り直す。'], size: 40 })
  expect(fitTitle('Oil と「椅子」の話', { ...wide, height: 60 }).lines).toEqual(['Oil と', '「椅子」の話'])
})

it('a title that is too long for the smallest size ends with an ellipsis, inside the box', () => {
  const { lines, size } = fitTitle('word '.repeat(60), box)
  expect(size).toBe(20)
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toMatch(/…$/)
  expect(lines.every((line) => box.measure(line, size) <= box.width)).toBe(true)
})

it('a title that is cut shows its beginning without gaps, as much of it as fits', () => {
  const title = Array.from({ length: 60 }, (_, number) => `word${number}`).join(' ')
  const { lines } = fitTitle(title, box)
  const shown = lines.join(' ').replace(/…$/, '')
  expect(title.startsWith(shown)).toBe(true)
  expect(shown.length).toBeGreaterThan(100)
  expect(fitTitle(shown, box).lines.join(' ')).toBe(shown)
})

it('a word that is wider than the box is split between characters', () => {
  const { lines, size } = fitTitle('👨‍👩‍👧'.repeat(9), box)
  expect(lines.join('')).toBe('👨‍👩‍👧'.repeat(9))
  expect(lines.every((line) => box.measure(line, size) <= box.width)).toBe(true)
})

it.each([
  ['one word', 'w'.repeat(50_000), 6],
  ['many words', 'word '.repeat(10_000), 6],
  ['marks upon one letter', `a${'\u0301'.repeat(50_000)}`, 2],
])('a title of 50,000 letters in %s is shortened without measuring most of it', (_name, title, count) => {
  let measured = 0
  const measure = (text: string, size: number) => {
    measured += text.length
    return (text.length * size) / 2
  }
  const { lines } = fitTitle(title, { ...box, measure })
  expect(lines).toHaveLength(count)
  expect(lines.at(-1)).toMatch(/…$/)
  expect(measured).toBeLessThan(200_000)
})
