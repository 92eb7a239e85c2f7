import { letterSize } from './svg.ts'

/**
 * Maximum width of letters in em, in the typefaces of the looks and their fallbacks. Drawings are laid out by these widths, so that they
 * are the same on every machine. Checked against the house's typeface in `e2e/drawings.spec.ts`.
 */
const widths: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijlI.,:;'’|!()[\]\u00a0\u2009 ]/u, 0.36],
  [/[frt"/-]/u, 0.45],
  [/[\d]/u, 0.62],
  [/[mwMW@%—ЖШЩЮжшщюмМФф]/u, 0.98],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/\p{M}/u, 0],
  [/\p{Lu}/u, 0.76],
  [/\p{sc=Arabic}/u, 0.62],
  [/\p{sc=Cyrillic}/u, 0.66],
]

const otherwise = 0.6

/** Returns the maximum width of a text in a drawing, in its units. */
export function textWidth(content: string, size: number = letterSize): number {
  let em = 0
  for (const letter of content) em += widths.find(([letters]) => letters.test(letter))?.[1] ?? otherwise
  return em * size
}

/** Wraps a text to lines of a maximum width, between words; a longer word gets a line of its own. */
export function wrapText(content: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of content.split(/\s+/u).filter((part) => part !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
