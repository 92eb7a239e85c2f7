import { expect, test } from 'vitest'
import { isTurned, otherDirection, textDirection } from './textDirection.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** The direction according to ICU, which Node includes. */
function known(code: string): string {
  return (new Intl.Locale(code) as unknown as { getTextInfo(): { direction: string } }).getTextInfo().direction
}

test('every two-letter language code has the direction that Unicode gives it', () => {
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  expect(codes.filter((code) => textDirection(code) !== known(code))).toEqual([])
})

test.each(['ar-EG', 'ckb', 'az-Arab', 'pa-Arab-PK', 'sd-Deva', 'ku-Latn', 'ur-Latn', 'nqo', 'syr', 'he-IL', 'ff-Adlm', 'de-CH', 'ja'])(
  '%s has the direction that Unicode gives it',
  (code) => {
    expect(textDirection(code)).toBe(known(code))
  },
)

test.each([
  ['What Is Oak?', 'ar', true],
  ['كيف نختار الخشب؟', 'en', true],
  // A single word of another script does not change the direction.
  ['Danish Oil؟ ثلاثة أسئلة', 'ar', false],
  ['Three questions about زيت', 'en', false],
  ['Was ist Eiche?', 'de', false],
  ['2026', 'ar', false],
])('“%s” in %s runs against the page’s direction: %s', (text, language, isIt) => {
  expect(isTurned(text, language)).toBe(isIt)
})

test('a part has its own direction only if it differs from that of the page', () => {
  expect([otherDirection('en', 'ar'), otherDirection('ar', 'de'), otherDirection('ja', 'en'), otherDirection(undefined, 'ar')]).toEqual([
    'ltr',
    'rtl',
    undefined,
    undefined,
  ])
})
