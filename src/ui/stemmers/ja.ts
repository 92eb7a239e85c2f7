/** Kana after the last Chinese character, which inflect the word, and the long vowel that katakana words may end in. */
const ending = /(?<=[㐀-鿿])[ぁ-ん]+$|ー$/

/** Removes a word's ending, as far as its letters reveal it. */
export const stem = (word: string): string => word.replace(ending, '')
