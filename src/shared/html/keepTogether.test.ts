import { expect, test } from 'vitest'
import { wordWithEnding, keepMeasures } from './keepTogether.ts'

test.each([
  ['it is 100 cm long', 'it is 100~cm long'],
  ['(17 3/4 in)', '(17~3/4~in)'],
  ['500 lux, 16 ft² or 5.42 yd', '500~lux, 16~ft² or 5.42~yd'],
  ['40 мм и 2 кг, 62 м² и 3,5 фт', '40~мм и 2~кг, 62~м² и 3,5~фт'],
  ['17 3/4 inç', '17~3/4~inç'],
  ['sold near 6 × 9, 80 × 250 cm', 'sold near 6~×~9, 80~×~250~cm'],
  ['33 7/8 × 74 3/4 in', '33~7/8 ×~74~3/4~in'],
  ['No. 8 × 1 1/4 in', 'No. 8~×~1~1/4~in'],
  ['5 men, 3 inner boards, 2 into 1', '5 men, 3 inner boards, 2 into 1'],
])('the figures of %j are kept together with their fractions and units', (text, kept) => {
  expect(keepMeasures(text)).toBe(kept.replaceAll('~', '\u00A0'))
})

test('wordWithEnding matches a figure with its ending, but no range and no product name', () => {
  expect('с 1970-х до 80-е, 2026-го'.split(wordWithEnding)).toEqual(['с ', '1970-х', ' до ', '80-е', ', ', '2026-го', ''])
  expect('10-12 ФСФ-1 3-комнатная'.split(wordWithEnding)).toHaveLength(1)
})

test('wordWithEnding matches a sign and the Korean syllable after it', () => {
  expect('30%가 온 기후(岐阜)에서 ‘말’이라고'.split(wordWithEnding)).toEqual(['30', '%가', ' 온 기후(岐阜', ')에', '서 ‘말', '’이', '라고'])
  expect('30% 가량 (말) 50%, 10°C'.split(wordWithEnding)).toHaveLength(1)
})
