import { expect, test } from 'vitest'
import { foldPattern, foldTitle } from './foldTitle.ts'

test.each([
  ['Oak TABLE', 'oak table'],
  ['Étagère', 'étagère'],
  ['istanbul', 'istanbul'],
  ['İstanbul', 'istanbul'],
  ['ISTANBUL', 'istanbul'],
  ['İSTANBUL', 'istanbul'],
  ['ışık', 'işik'],
  ['IŞIK', 'işik'],
  ['ÇÖĞÜŞ', 'çöğüş'],
  ['Ёлка', 'елка'],
  ['ЕЛКА', 'елка'],
  ['ЙОГУРТ', 'йогурт'],
  ['의자', '의자'],
  ['Reader’s', "reader's"],
])('%s is found as %s, letter by letter', (text, folded) => {
  expect(foldTitle(text)).toBe(folded)
  expect(foldTitle(folded)).toBe(folded)
})

test('every letter is as long as what it is found as', () => {
  const letters = Array.from({ length: 0x1_00_00 }, (_, code) => code).filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  expect(letters.map((code) => String.fromCharCode(code)).filter((letter) => foldTitle(letter).length !== letter.length)).toEqual([])
})

test.each([
  ['Ёл.а', 'Ел.а'],
  ['[ıİ]\\Dö', '[ii]\\Dö'],
])('the pattern %s is asked as %s', (pattern, folded) => {
  expect(foldPattern(pattern)).toBe(folded)
})
