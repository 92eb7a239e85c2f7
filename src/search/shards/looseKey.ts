import { keysOf, lastConsonant, leadOf } from '../hangul/letters.ts'
import { hiraganaOf } from '../kana.ts'
import { foldTitle, markedLetters } from '../Matcher.ts'

/** A letter with a diacritic that a reader may leave out -> the plain letter. */
const unmarked = new Map(markedLetters.flatMap(([plain = '', ...letters]) => letters.map((letter) => [letter, plain])))
const marked = new RegExp(`[${[...unmarked.keys()].join('')}]`, 'g')
const katakana = /[ァ-ヶ]/g

/**
 * Returns a folded text with a single letter for all that a loose match allows in its place: Latin letters without diacritics,
 * hiragana, and the initial consonant of a Hangul syllable. The length stays the same.
 */
export function looseKey(folded: string): string {
  return folded
    .replace(marked, (letter) => unmarked.get(letter) ?? letter)
    .replace(katakana, hiraganaOf)
    .replace(/[가-힣]/g, leadOf)
}

/** Returns the keys that the matches of a loose reading begin with (`looseMatcher`): a last syllable that is being typed may become two. */
export function looseKeys(word: string): readonly string[] {
  const text = foldTitle(word).replace(/[ㄱ-ㅎ]/g, keysOf)
  const moved = lastConsonant(text.at(-1) ?? '')
  return [looseKey(text), ...(moved === undefined ? [] : [looseKey(text) + moved])]
}
