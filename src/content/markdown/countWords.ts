/** Number of words: runs of anything but white space. */
export function countWords(text: string): number {
  let words = 0
  let inWord = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const isSpace = code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)
    if (!isSpace && !inWord) words++
    inWord = !isSpace
  }
  return words
}
