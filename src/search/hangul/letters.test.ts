import { describe, expect, test } from 'vitest'
import { composeHangul, spellHangul, unfinished } from './letters.ts'

describe('unfinished', () => {
  const matches = (query: string, title: string) => new RegExp(`^${unfinished(query)}`).test(title)

  test.each([
    ['소파', '소파'],
    ['ㅅㅍ', '소파'],
    ['ㅅㅍ', '삶품'],
    // Two consonants that a keyboard joins into one.
    ['ㄳ', '가스'],
    ['소ㅍ', '소파'],
    ['솦', '소파'],
    ['소', '손'],
    ['소', '소파'],
    ['고', '과일'],
    ['으', '의자'],
    ['일', '읽기'],
    ['읽', '일기'],
    ['갑', '값'],
    ['값', '갑사'],
    ['값', '값'],
    ['책사', '책상'],
    ['ㅊ상', '책상'],
  ])('lets %s become %s', (query, title) => {
    expect(matches(query, title)).toBe(true)
  })

  test.each([
    ['ㅅㅍ', '의자'],
    ['ㅅㅍ', '소'],
    // Only the last syllable is still being typed.
    ['소파', '손팔'],
    ['과', '고양이'],
    ['손', '솔'],
    ['사', '싸다'],
    ['ㅏ', '아'],
  ])('does not let %s become %s', (query, title) => {
    expect(matches(query, title)).toBe(false)
  })
})

describe('typeHangul', () => {
  describe('composeHangul and spellHangul', () => {
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
    ])('compose %s to %s and back', (keys, text) => {
      expect(composeHangul(keys)).toBe(text)
      expect(composeHangul(spellHangul(text))).toBe(text)
    })

    test('are inverse for every syllable', () => {
      const all = Array.from({ length: 11_172 }, (_, place) => String.fromCharCode(0xac_00 + place))
      expect(all.filter((syllable) => composeHangul(spellHangul(syllable)) !== syllable)).toEqual([])
    })

    test('leave other text unchanged', () => {
      expect(spellHangul('IKEA 책장 2')).toBe('IKEA ㅊㅐㄱㅈㅏㅇ 2')
    })
  })
})
