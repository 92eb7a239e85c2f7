/**
 * Counts words: runs of anything but white space. In scripts that put no spaces between words, a run counts as many words as its letters
 * make.
 */
export function countWords(text: string): number {
  let words = 0
  let inWord = false
  /** Tenths of words in the letters of such a script since the last space. */
  let undivided = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isSpace = code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)
    if (!isSpace && !inWord) words++
    if (!inWord || isSpace) undivided = 0
    inWord = !isSpace
    const tenths = tenthsOfWord(code)
    // The first word of a run has been counted.
    if (tenths > 0 && undivided > 0 && Math.ceil((undivided + tenths) / 10) > Math.ceil(undivided / 10)) words++
    undivided += tenths
  }
  return words
}

/** Returns the tenths of a word that a letter counts for: half for kana and Chinese characters, a fifth for Thai, Lao, Burmese and Khmer. */
function tenthsOfWord(code: number): number {
  if ((code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) || (code >= 0x3400 && code <= 0x9fff)) return 5
  if ((code >= 0x0e01 && code <= 0x0edf) || (code >= 0x1000 && code <= 0x109f) || (code >= 0x1780 && code <= 0x17dd)) return 2
  return 0
}

/** A value that readers do not see as a word: the name of a form, a file, a colour. */
const unread = /^(?:[a-z-]+|[.#/]\S*)$/

/** Counts the words of a block that are read: its texts, without keys, measures and names of forms. */
export function countBlockWords(value: unknown): number {
  if (typeof value === 'string') return unread.test(value) ? 0 : countWords(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + countBlockWords(part), 0)
}
