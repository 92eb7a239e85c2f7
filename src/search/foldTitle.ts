/**
 * A text without what the search does not distinguish: upper and lower case. It is as long as the text, letter by letter,
 * so that a place in the one is the same place in the other.
 */
export function foldTitle(text: string): string {
  const folded = text.toLowerCase()
  return folded.length === text.length ? folded : Array.from(text, foldLetter).join('')
}

function foldLetter(letter: string): string {
  const folded = letter.toLowerCase()
  return folded.length === letter.length ? folded : letter
}
