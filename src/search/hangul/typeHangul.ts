import { finals, keysOf, leads, letterOf, putTogether, takeApart, vowels } from './letters.ts'

// A consonant that a vowel follows begins the next syllable.
const syllable =
  /([ㄱ-ㅎ])(ㅗ[ㅏㅐㅣ]|ㅜ[ㅓㅔㅣ]|ㅡㅣ|[ㅏ-ㅣ])((?:ㄱㅅ|ㄴ[ㅈㅎ]|ㄹ[ㄱㅁㅂㅅㅌㅍㅎ]|ㅂㅅ|[ㄱ-ㄷㄹㅁㅂㅅ-ㅈㅊ-ㅎ])(?![ㅏ-ㅣ]))?/g

/** What a keyboard makes of letters typed one after the other: `ㅅㅗㅍㅏ` is `소파`. */
export function composeHangul(keys: string): string {
  return keys.replace(syllable, (...[, lead, vowel, final = ' ']: readonly string[]) =>
    putTogether({
      lead: leads.indexOf(lead ?? ''),
      vowel: vowels.indexOf(letterOf(vowel ?? '')),
      final: finals.indexOf(letterOf(final)),
    }),
  )
}

/** The letters that a text was typed with: `값` is `ㄱㅏㅂㅅ`. */
export function spellHangul(text: string): string {
  return text.replace(/[ㄱ-ㅣ가-힣]/g, (letter) => {
    const parts = takeApart(letter)
    if (!parts) return keysOf(letter)
    return [leads[parts.lead], vowels[parts.vowel], parts.final > 0 ? finals[parts.final] : ''].map((part) => keysOf(part ?? '')).join('')
  })
}
