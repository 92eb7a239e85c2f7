import { keysOf, lastConsonant, leadOf } from '../hangul/letters.ts'
import { foldTitle, markedLetters } from '../makeMatcher.ts'

/** The letter without the mark, where a reader may have left it out. */
const unmarked = new Map(markedLetters.flatMap(([plain = '', ...letters]) => letters.map((letter) => [letter, plain])))
const marked = new RegExp(`[${[...unmarked.keys()].join('')}]`, 'g')
const katakana = /[ァ-ヶ]/g
/** Distance of a letter of katakana from the same in hiragana. */
const kana = 0x60

/**
 * A folded text with one letter for all that a loose reading may find in its place: Latin letters without marks, hiragana, and of a
 * syllable of Hangul the consonant that it begins with. It is as long as the text.
 */
export function looseKey(folded: string): string {
  return folded
    .replace(marked, (letter) => unmarked.get(letter) ?? letter)
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - kana))
    .replace(/[가-힣]/g, leadOf)
}

/** The keys that the matches of a loose reading begin with (`looseMatcher`): a last syllable that is being typed may become two. */
export function looseKeys(word: string): readonly string[] {
  const text = foldTitle(word).replace(/[ㄱ-ㅎ]/g, keysOf)
  const moved = lastConsonant(text.at(-1) ?? '')
  return [looseKey(text), ...(moved === undefined ? [] : [looseKey(text) + moved])]
}
