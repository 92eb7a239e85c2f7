import { composeHangul, spellHangul } from './hangul/letters.ts'

// The letters of the same keys in two layouts, position by position. With Shift the letter is
// the same, unless the layout has another one there.
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

/** Returns what a text would be if it had been typed in another keyboard layout: Latin and Cyrillic, Turkish, or Hangul. */
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

/** Returns a function that replaces letters of `from`; of duplicates the first counts. */
function replacer(from: string, to: string): (text: string) => string {
  const letters = new Map(Array.from(from, (letter, place): [string, string] => [letter, to.charAt(place)]).toReversed())
  return (text) => Array.from(text, (letter) => letters.get(letter) ?? letters.get(letter.toLowerCase()) ?? letter).join('')
}
