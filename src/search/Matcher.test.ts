import { describe, expect, test } from 'vitest'
import { foldPattern, foldTitle, looseMatcher } from './Matcher.ts'

describe('looseMatcher', () => {
  function marked(word: string, title: string): string {
    const ranges = looseMatcher(word).ranges(foldTitle(title))
    return ranges.toReversed().reduce((rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, title)
  }

  test.each([
    ['isik', 'IŞIK ve ışık', '[IŞIK] ve [ışık]'],
    ['kitaplik', 'Bir Kitaplık', 'Bir [Kitaplık]'],
    ['etagere', 'Une Étagère', 'Une [Étagère]'],
    ['lozko', 'Łóżko dębowe', '[Łóżko] dębowe'],
    ['ghe', 'Ghế gỗ', '[Ghế] gỗ'],
    // A typed diacritic has to match.
    ['ışik', 'isik', 'isik'],
    ['ㅅㅍ', '낡은 소파와 새 소파', '낡은 [소파]와 새 [소파]'],
    ['솦', '낡은 소파와', '낡은 [소파]와'],
    ['ikea책', 'IKEA책장', '[IKEA책]장'],
    ['(.*)', 'a (.*) b', 'a [(.*)] b'],
    ['a+?{}^$|\\', 'a+?{}^$|\\', '[a+?{}^$|\\]'],
  ])('finds %s in "%s"', (word, title, expected) => {
    expect(marked(word, title)).toBe(expected)
    expect(looseMatcher(word).test(foldTitle(title))).toBe(expected.includes('['))
  })
})

describe('foldTitle', () => {
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
    ['ΟΔΟΣ ΟΔΟΣΤΡΩΜΑ', 'οδοσ οδοστρωμα'],
    ['οδός', 'οδόσ'],
    ['의자', '의자'],
    ['Reader’s', "reader's"],
  ])('folds %s to %s, idempotently', (text, folded) => {
    expect(foldTitle(text)).toBe(folded)
    expect(foldTitle(folded)).toBe(folded)
  })

  test('keeps the length of every character', () => {
    const letters = Array.from({ length: 0x1_00_00 }, (_, code) => code).filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    expect(letters.map((code) => String.fromCharCode(code)).filter((letter) => foldTitle(letter).length !== letter.length)).toEqual([])
  })

  test.each([
    ['Ёл.а', 'Ел.а'],
    ['[ıİ]\\Dö', '[ii]\\Dö'],
  ])('foldPattern folds the pattern %s to %s', (pattern, folded) => {
    expect(foldPattern(pattern)).toBe(folded)
  })
})
