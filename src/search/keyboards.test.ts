import { expect, test } from 'vitest'
import { keyboardReadings } from './keyboards.ts'

test.each([
  ['ghbdtn', 'привет'],
  ['k.cnhf', 'люстра'],
  ['RHTCKJ', 'кресло'],
  ['`krf', 'ёлка'],
  ['[jkjlbkmybr', 'холодильник'],
  ['{jkjlbkmybr', 'холодильник'],
  ['срфшк', 'chair'],
  ['щфл ефиду', 'oak table'],
  ['i;ik', 'işik'],
  ['bah.e', 'bahçe'],
  ['thvk', '소파'],
  ['Dmlwk', '의자'],
  ['cortkd', '책상'],
  ['dnjs', '원'],
  ['Rkakrhl', '까마괴'],
  ['촘ㅑㄱ', 'chair'],
  ['ㅐ마', 'oak'],
])('the keyboard readings of %s include %s', (text, meant) => {
  expect(keyboardReadings(text)).toContain(meant)
})

test('digits have no other keyboard reading', () => {
  expect(keyboardReadings('2026')).toEqual([])
})
