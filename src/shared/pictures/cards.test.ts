import { expect, test } from 'vitest'
import { cardFile, isCardFile, isCardName, unsetLetters } from './cards.ts'

const name = '0123456789ab'

test('the file of a card has its name', () => {
  expect(cardFile(name)).toBe(`assets/cards/${name}.jpg`)
  expect(isCardFile(cardFile(name))).toBe(true)
})

test.each([`assets/cards/${name}.png`, `assets/${name}.jpg`, `more/assets/cards/${name}.jpg`, 'assets/cards/0123456789aX.jpg', ''])(
  'no card has the file %j',
  (path) => expect(isCardFile(path)).toBe(false),
)

test.each(['0123456789a', `${name}c`, '0123456789AB', undefined, 12])('no card is called %j', (other) => {
  expect(isCardName(other)).toBe(false)
})

test.each([
  ['Ağaç, дерево, 나무, شجرة, 木, き', []],
  ['Δρυς και ξύλο', ['Δ', 'ρ', 'υ', 'ς', 'κ', 'α', 'ι', 'ξ', 'ύ', 'λ', 'ο']],
  ['12 × 3 … 🪑', []],
])('of %j, a card cannot show the letters %j', (text, letters) => {
  expect(unsetLetters(text)).toEqual(letters)
})
