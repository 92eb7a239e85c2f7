import { expect, test } from 'vitest'
import { nameColour } from './nameColour.ts'

test.each([
  ['#000000', 'black'],
  ['#ffffff', 'white'],
  ['#808080', 'grey'],
  ['#3a3938', 'charcoal'],
  ['#ede1ca', 'cream'],
  ['#cbb88d', 'beige'],
  ['#4f2f1f', 'darkBrown'],
  ['#8f4a23', 'terracotta'],
  ['#7a5c40', 'brown'],
  ['#5d5a40', 'olive'],
  ['#e8c030', 'yellow'],
  ['#c8963c', 'ochre'],
  ['#d9662a', 'terracotta'],
  ['#f08a3c', 'orange'],
  ['#b02020', 'red'],
  ['#f0b8c0', 'pink'],
  ['#2e4a34', 'darkGreen'],
  ['#3c8a4a', 'green'],
  ['#9aa88c', 'sage'],
  ['#1f6a70', 'teal'],
  ['#9cc4e0', 'lightBlue'],
  ['#2858b8', 'blue'],
  ['#1a2848', 'darkBlue'],
  ['#7a4aa8', 'violet'],
])('%s is %s', (colour, name) => {
  expect(nameColour(colour)).toBe(name)
})
