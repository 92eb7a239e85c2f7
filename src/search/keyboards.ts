import { composeHangul, spellHangul } from './hangul/letters.ts'

// What the same keys type, side by side; letters with Shift are those without, except where the layout has another letter there.
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'
const turkishKeys = '[];\',.{}:"<>'
const turkish = 'ğüşiöçğüşiöç'
const hangulKeys = 'qwertyuiopasdfghjklzxcvbnmQWERTOP'
const hangul = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ'

const toCyrillic = replacer(latin, cyrillic)
const fromCyrillic = replacer(cyrillic, latin)
const toTurkish = replacer(turkishKeys, turkish)
const toHangul = replacer(hangulKeys, hangul)
const fromHangul = replacer(hangul, hangulKeys)

/** What a text would be, had the keyboard been switched to another layout: Latin and Cyrillic, Turkish or Hangul in turn. */
export function keyboardReadings(text: string): readonly string[] {
  const readings = [
    toCyrillic(text.toLowerCase()),
    fromCyrillic(text.toLowerCase()),
    toTurkish(text),
    composeHangul(toHangul(text)),
    fromHangul(spellHangul(text)),
  ]
  return [...new Set(readings)].filter((reading) => reading !== text && reading !== text.toLowerCase())
}

/** Where one of `from` has the same letter twice, the first counts. */
function replacer(from: string, to: string): (text: string) => string {
  const letters = new Map(Array.from(from, (letter, place): [string, string] => [letter, to.charAt(place)]).toReversed())
  return (text) => Array.from(text, (letter) => letters.get(letter) ?? letters.get(letter.toLowerCase()) ?? letter).join('')
}
