/** Kana after the last Chinese character, which inflect the word, and the long vowel that katakana words have or not. */
const ending = /(?<=[㐀-鿿])[ぁ-ん]+$|ー$/

/** A word without its ending, as far as its letters tell. */
export const stem = (word: string): string => word.replace(ending, '')
