import { describe, expect, it } from 'vitest'
import { checkLanguage, isInLanguage } from './checkLanguage.ts'

const [english, german] = [
  'The old chair stands beside the window and waits for the evening light to come.',
  'Dieser stille Stuhl steht schon seit vielen Jahren am Fenster und wartet auf den Abend.',
]

describe('the language of a text', () => {
  it.each([
    [english, 'en', true],
    [german, 'en', false],
    [german, 'de', true],
    ['12 – 34 %', 'en', true],
    ['12 – 34 %', 'ko', true],
    // Six letters in ten have to be in the script of the language.
    ['가나다 ab', 'ko', true],
    ['가나 abc', 'ko', false],
    ['椅子とソファー', 'ja', true],
    // Too few letters to tell: a name, a loanword.
    ['Sofa', 'tr', true],
    ['Стул', 'tr', false],
  ])('is recognised: %s is %s: %s', (text, language, isOf) => {
    expect(isInLanguage(text, language)).toBe(isOf)
  })

  it('is judged as a whole, and then paragraph by paragraph without names and measures', () => {
    expect(checkLanguage([english, english], 'en')).toEqual([])
    expect(checkLanguage([german], 'en')).toEqual([
      { rule: 'language', message: 'The text is not in English. Write all of it in English.' },
    ])
    const paragraphs = [...Array.from({ length: 8 }, () => english), german, 'Стул']
    expect(checkLanguage(paragraphs, 'en')).toEqual([
      { rule: 'language', message: `This paragraph is not in English: "${german?.slice(0, 80)}"` },
    ])
  })
})
