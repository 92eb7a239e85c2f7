import { expect, it } from 'vitest'
import { houseStyle } from '../SocialCard.ts'
import { plainDrawing } from './renderGround.ts'

const { colours } = houseStyle

it.each([
  ['fill="var(--leaf)"', `fill="${colours.wash}"`],
  ['fill="var( --leaf , red)"', `fill="${colours.wash}"`],
  ['fill="var(--accent, #c04)"', 'fill="#c04"'],
  ['stroke="var(--accent)"', 'stroke="currentColor"'],
  ['<path d="M0 0" vector-effect="non-scaling-stroke"/>', '<path d="M0 0"/>'],
  ['<path d="M0 0" fill="red"/>', '<path d="M0 0" fill="red"/>'],
])('a drawing on a card needs no style sheet: %s', (drawing, plain) => {
  expect(plainDrawing(drawing, colours)).toBe(plain)
})
