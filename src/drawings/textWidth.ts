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

/** A letter of a script without spaces; a line may break between any two. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`
/** Characters that may not begin a line: punctuation, closing marks, long-vowel and iteration marks, and small kana. */
const closing = String.raw`[\u3001\u3002\uff0c\uff0e\uff01\uff1f\uff1a\uff1b\u30fb\u30fc\u3005\p{Pe}\p{Pf}ぁぃぅぇぉっゃゅょァィゥェォッャュョ]`
/** Matches the parts of a text between which a line may break, each with the white space before it. */
const parts = new RegExp(String.raw`(\s*)(\p{Ps}*${unspaced}${closing}*|(?:(?!${unspaced})\S)+)`, 'gu')

/** Wraps a text to lines of a maximum width, between words, or letters of scripts without spaces; a longer word gets its own line. */
export function wrapText(content: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const [, space = '', part = ''] of content.matchAll(parts)) {
    const last = lines.at(-1)
    const longer = last === undefined ? undefined : `${last}${space === '' ? '' : ' '}${part}`
    if (longer !== undefined && textWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}
