import { expect, test } from 'vitest'
import { isTurned, otherDirection, textDirection } from './textDirection.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** As ICU has it, which Node carries. */
function known(code: string): string {
  return (new Intl.Locale(code) as unknown as { getTextInfo(): { direction: string } }).getTextInfo().direction
}

test('every language with a code of two letters has the direction that Unicode gives it', () => {
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  expect(codes.filter((code) => textDirection(code) !== known(code))).toEqual([])
})

test.each(['ar-EG', 'ckb', 'az-Arab', 'pa-Arab-PK', 'sd-Deva', 'ku-Latn', 'ur-Latn', 'nqo', 'syr', 'he-IL', 'ff-Adlm', 'de-CH', 'ja'])(
  '%s as well',
  (code) => {
    expect(textDirection(code)).toBe(known(code))
  },
)

test.each([
  ['What Is Oak?', 'ar', true],
  ['كيف نختار الخشب؟', 'en', true],
  // A word of another script among those of the page's own turns nothing.
  ['Danish Oil؟ ثلاثة أسئلة', 'ar', false],
  ['Three questions about زيت', 'en', false],
  ['Was ist Eiche?', 'de', false],
  ['2026', 'ar', false],
])('“%s” in %s is turned: %s', (text, language, isIt) => {
  expect(isTurned(text, language)).toBe(isIt)
})

test('a part has a direction of its own only where it differs from the page', () => {
  expect([otherDirection('en', 'ar'), otherDirection('ar', 'de'), otherDirection('ja', 'en'), otherDirection(undefined, 'ar')]).toEqual([
    'ltr',
    'rtl',
    undefined,
    undefined,
  ])
})
