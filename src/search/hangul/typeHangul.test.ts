import { describe, expect, test } from 'vitest'
import { composeHangul, spellHangul } from './typeHangul.ts'

describe('Hangul', () => {
  test.each([
    ['ㅅㅗㅍㅏ', '소파'],
    ['ㅇㅡㅣㅈㅏ', '의자'],
    ['ㄱㅏㅂㅅ', '값'],
    ['ㄱㅏㅂㅅㅏ', '갑사'],
    ['ㄱㅏㄱㅇㅗ', '각오'],
    ['ㄱㅏㄱㅗ', '가고'],
    ['ㅇㅣㄹㄱ', '읽'],
    ['ㅇㅣㄹㄱㅣ', '일기'],
    ['ㅂㅜㅇㅓㅋ', '부엌'],
    ['ㅇㅙ', '왜'],
    ['ㄲㅐㅎㅏㄴ ㄸㅏㅇ', '깨한 땅'],
    ['ㅅㅍ', 'ㅅㅍ'],
  ])('%s is typed as %s', (keys, text) => {
    expect(composeHangul(keys)).toBe(text)
    expect(composeHangul(spellHangul(text))).toBe(text)
  })

  test('every syllable is what its letters make', () => {
    const all = Array.from({ length: 11_172 }, (_, place) => String.fromCharCode(0xac_00 + place))
    expect(all.filter((syllable) => composeHangul(spellHangul(syllable)) !== syllable)).toEqual([])
  })

  test('what is no Hangul stays', () => {
    expect(spellHangul('IKEA 책장 2')).toBe('IKEA ㅊㅐㄱㅈㅏㅇ 2')
  })
})
