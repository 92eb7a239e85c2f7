/** Letters that are another one to the search, though no case of it; each is one UTF-16 unit, and so is what it is found as. */
const others: Readonly<Record<string, string>> = { İ: 'i', ı: 'i', ё: 'е', '’': "'", '‘': "'", ʼ: "'" }

/**
 * A text without what the search does not distinguish: upper and lower case, the two Turkish i, Ё and Е, the forms of an apostrophe.
 * It is as long as the text, letter by letter, so that a place in the one is the same place in the other.
 */
export function foldTitle(text: string): string {
  return foldOthers(text.replaceAll('İ', 'i').toLowerCase())
}

/** The same for a pattern, whose letters behind a backslash mean something else in the other case; it is asked without regard to case. */
export function foldPattern(pattern: string): string {
  return foldOthers(pattern).replaceAll('Ё', 'Е')
}

function foldOthers(text: string): string {
  return text.replace(/[İıё’‘ʼ]/g, (letter) => others[letter] ?? letter)
}
