/** Number of Japanese or Chinese characters, which no spaces separate, that count as one word. */
const lettersInWord = 2

/** Counts words: runs of anything but white space; a run of Japanese or Chinese counts as many words as its characters make. */
export function countWords(text: string): number {
  let words = 0
  let inWord = false
  let undivided = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isSpace = code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)
    if (!isSpace && !inWord) words++
    if (!inWord || isSpace) undivided = 0
    inWord = !isSpace
    if (isUndivided(code) && ++undivided % lettersInWord === 1 && undivided > 1) words++
  }
  return words
}

/** Reports whether a code unit is kana or a Chinese character, not punctuation. */
function isUndivided(code: number): boolean {
  return (code >= 0x3041 && code <= 0x30ff && code !== 0x30fb) || (code >= 0x3400 && code <= 0x9fff)
}
