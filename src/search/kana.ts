/** Distance in code points between a katakana letter and the same letter in hiragana. */
const distance = 0x60

/** Returns a pattern for a kana letter in either script; readers type hiragana on the way to katakana. */
export function eitherKana(letter: string): string {
  const code = letter.charCodeAt(0)
  return `[${letter}${code < 0x30_a0 ? String.fromCharCode(code + distance) : hiraganaOf(letter)}]`
}

/** Returns a katakana letter in hiragana. */
export function hiraganaOf(katakana: string): string {
  return String.fromCharCode(katakana.charCodeAt(0) - distance)
}
