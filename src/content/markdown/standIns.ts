/** A text in which some letters are replaced, one for one, by others that occur nowhere in it. */
export interface StandIns {
  readonly text: string
  /** Puts the letters back, in a piece of the text. */
  restore(this: void, piece: string): string
}

/** A text has no use for Braille patterns, and to Markdown they are symbols without a meaning. */
const patterns = Array.from({ length: 0xff }, (_, index) => String.fromCharCode(0x28_01 + index))

const script = String.raw`[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]`
const symbol = String.raw`[[\p{P}\p{S}]--[*~]]`
// The letter comes before what is looked for behind it: else a run of marks would be read again from each of them.
// What a backslash makes a letter is no mark; a single `~`; a letter at a run of marks that has a symbol at its other side.
const wanted = new RegExp(String.raw`\\[^]|(?<!~)~(?!~)|${script}(?=(?:\*+|~~+)${symbol})|${script}(?<=${symbol}(?:\*+|~~+)[^])`, 'gv')

/**
 * Replaces what the parser would misread: a single `~`, which strikes out no text here (`~5 cm ... ~10 cm`), and the East Asian letter at
 * marks around a symbol, for CommonMark asks for a space or a symbol in its place (`**Markdown(마크다운)**을`,
 * https://github.com/commonmark/commonmark-spec/issues/650). Every offset stays.
 */
export function standIns(text: string): StandIns {
  const byLetter = new Map<string, string>()
  const byPattern = new Map<string, string>()
  // One look for all letters: a text may have thousands.
  const written = new Set(text.match(/[\u2801-\u28ff]/g))
  const free = patterns.filter((pattern) => !written.has(pattern)).values()
  const patternFor = (letter: string) => {
    const known = byLetter.get(letter)
    if (known !== undefined) return known
    const pattern = free.next().value
    // More letters than patterns: what is left keeps its letter.
    if (pattern === undefined) return letter
    byLetter.set(letter, pattern)
    byPattern.set(pattern, letter)
    return pattern
  }
  const replaced = text.replace(wanted, (letter) => (letter.length === 1 ? patternFor(letter) : letter))
  return { text: replaced, restore: (piece) => piece.replace(/[\u2801-\u28ff]/g, (pattern) => byPattern.get(pattern) ?? pattern) }
}
