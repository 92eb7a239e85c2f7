/** A text in which some letters are replaced, one for one, by others that occur nowhere in it. */
export interface StandIns {
  readonly text: string
  /** Puts the letters back, in a piece of the text. */
  restore(this: void, piece: string): string
}

/** A text has no use for Braille patterns, and to Markdown they are symbols without a meaning. */
const firstPattern = 0x28_01
const lastPattern = 0x28_ff

const script = String.raw`[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]`
const symbol = String.raw`[[\p{P}\p{S}]--[*~]]`
// What a backslash makes a letter is no mark; a single `~`; a letter at a run of marks that has a symbol at its other side.
const wanted = new RegExp(String.raw`\\[^]|(?<!~)~(?!~)|${script}(?=(?:\*+|~~+)${symbol})|(?<=${symbol}(?:\*+|~~+))${script}`, 'gv')

/**
 * Replaces what the parser would misread: a single `~`, which strikes out no text here (`~5 cm ... ~10 cm`), and the East Asian letter at
 * marks around a symbol, for CommonMark asks for a space or a symbol in its place (`**Markdown(마크다운)**을`,
 * https://github.com/commonmark/commonmark-spec/issues/650). Every offset stays.
 */
export function standIns(text: string): StandIns {
  const byLetter = new Map<string, string>()
  const byPattern = new Map<string, string>()
  let next = firstPattern
  const patternFor = (letter: string) => {
    const known = byLetter.get(letter)
    if (known !== undefined) return known
    while (text.includes(String.fromCharCode(next))) next++
    // More letters than patterns: what is left keeps its letter.
    if (next > lastPattern) return letter
    const pattern = String.fromCharCode(next++)
    byLetter.set(letter, pattern)
    byPattern.set(pattern, letter)
    return pattern
  }
  const replaced = text.replace(wanted, (letter) => (letter.length === 1 ? patternFor(letter) : letter))
  return { text: replaced, restore: (piece) => piece.replace(/[\u2801-\u28ff]/g, (pattern) => byPattern.get(pattern) ?? pattern) }
}
