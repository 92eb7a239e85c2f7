/** Returns the number of letters in the longest word of a title. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[\s-]/).map(({ length }) => length))
}

/** The largest size of letters with which a word fits on a line of its container: letters are on average at most 0.58 em wide. */
export function fittedSize(letters: number): string {
  return `min(1em, ${Math.floor(1720 / letters) / 10}cqi)`
}
