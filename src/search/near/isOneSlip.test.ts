import { expect, test } from 'vitest'
import { beginsWithOneSlip, isOneSlip } from './isOneSlip.ts'

test.each([
  ['one letter left out', 'wobly', 'wobbly', true],
  ['one letter too many', 'wobbbly', 'wobbly', true],
  ['the last letter left out', 'wobbl', 'wobbly', true],
  ['another first letter', 'vobbly', 'wobbly', true],
  ['two letters that changed places', 'wobbyl', 'wobbly', true],
  ['no slip', 'wobbly', 'wobbly', false],
  ['two letters left out', 'wobl', 'wobbly', false],
  ['two other letters', 'vobbli', 'wobbly', false],
  ['letters that changed places over another', 'lobbwy', 'wobbly', false],
  ['nothing and a letter', '', 'w', true],
])('isOneSlip: %s', (_, one, other, expected) => {
  expect(isOneSlip(one, other)).toBe(expected)
  expect(isOneSlip(other, one)).toBe(expected)
})

test('beginsWithOneSlip allows one slip in a word that is still being typed', () => {
  expect(beginsWithOneSlip('formaldehyde', 'fromal')).toBe(true)
  expect(beginsWithOneSlip('formaldehyde', 'frnmal')).toBe(false)
})

test('isOneSlip agrees with an edit distance of one, for all words of up to four letters', () => {
  const letters = ['', 'a', 'b', 'c']
  const words = [...new Set(letters.flatMap((a) => letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d)))))]
  for (const one of words) for (const other of words) expect(isOneSlip(one, other), `${one} ${other}`).toBe(distance(one, other) === 1)
})

/** Returns the edit distance with insertion, deletion, substitution and transposition of neighbours. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) => Array.from({ length: other.length + 1 }, (__, column) => row + column))
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cells = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1)]
      if (swapped) cells.push(at(row - 2, column - 2) + 1)
      const line = table[row]
      if (line) line[column] = Math.min(...cells)
    }
  return at(one.length, other.length)
}
