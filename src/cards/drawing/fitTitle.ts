interface FittedTitle {
  readonly lines: readonly string[]
  readonly size: number
}

interface TitleBox {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** As a share of the font size. */
  readonly lineHeight: number
  /** Font sizes in pixels, largest first. */
  readonly sizes: readonly number[]
  /** Returns the width of a text at a font size, in pixels. */
  measure(text: string, size: number): number
}

/** UTF-16 units of a title that are used; far more than fit at the smallest size. */
const longest = 1000

/** Breaks a title into lines of even length at the largest size that fits; at the smallest size, a longer title is cut with an ellipsis. */
export function fitTitle(title: string, box: TitleBox): FittedTitle {
  const words = wordsOf(cut(title))
  for (const size of box.sizes) {
    const lines = breakLines(words, box.width, (text) => box.measure(text, size))
    const whole = words.every((word) => box.measure(word.trimStart(), size) <= box.width)
    if (whole && lines.length <= linesIn(box, size)) return { lines: trimmed(even(words, lines, (text) => box.measure(text, size))), size }
  }
  return cutTitle(words, box)
}

/** Breaks a title at the smallest size, within its words where it must, and cuts what exceeds the box. */
function cutTitle(words: readonly string[], box: TitleBox): FittedTitle {
  const size = box.sizes.at(-1) ?? 0
  const measure = (text: string) => box.measure(text, size)
  const parts = words.flatMap((word) => pieces(word, box.width, measure))
  const lines = breakLines(parts, box.width, measure)
  const most = linesIn(box, size)
  if (lines.length <= most) return { lines: trimmed(lines), size }
  const rest = lines.slice(most - 1).join('')
  return { lines: trimmed([...lines.slice(0, most - 1), shorten(rest.trimStart(), box.width, measure)]), size }
}

/** Kana and Chinese characters, which are written without spaces. */
const undivided = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
/** What must not begin a line of Japanese: punctuation, small letters, and the endings and particles of the word before. */
const closing = /^(?:[\p{Pe}\p{Pf}、。，．・：；？！…ー々ァィゥェォッャュョヮ]|[ぁ-ん]+$)/u
const opening = /[\p{Ps}\p{Pi}]$/u

/** Splits a title into words, each but the first with the space before it; Japanese words have none. */
function wordsOf(title: string): readonly string[] {
  return title
    .trim()
    .split(/(?= )/)
    .filter((word) => word !== ' ')
    .flatMap((word) => (undivided.test(word) ? phrasesOf(word) : [word]))
}

function phrasesOf(text: string): readonly string[] {
  const phrases: string[] = []
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1)
    if (last !== undefined && (closing.test(segment) || opening.test(last) || last === ' ')) phrases[phrases.length - 1] = last + segment
    else phrases.push(segment)
  }
  return phrases
}

function trimmed(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.trimStart())
}

function cut(title: string): string {
  if (title.length <= longest) return title
  // The cut may have split a surrogate pair or a grapheme.
  const letters = lettersOf(title.slice(0, longest))
  return `${(letters.length > 1 ? letters.slice(0, -1) : letters).join('')}…`
}

type Measure = (text: string) => number

function linesIn({ height, lineHeight }: TitleBox, size: number): number {
  return Math.max(1, Math.floor(height / (size * lineHeight)))
}

function breakLines(words: readonly string[], width: number, measure: Measure): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && measure((last + word).trimStart()) <= width) lines[lines.length - 1] = last + word
    else lines.push(word)
  }
  return lines
}

/** Evens out the lines by finding the narrowest box that needs no extra line. */
function even(words: readonly string[], lines: readonly string[], measure: Measure): readonly string[] {
  let best = lines
  let [narrow, wide] = [0, lines.reduce((most, line) => Math.max(most, measure(line.trimStart())), 0)]
  while (wide - narrow > 2) {
    const width = (narrow + wide) / 2
    const candidate = breakLines(words, width, measure)
    if (candidate.length <= lines.length && candidate.every((line) => measure(line.trimStart()) <= width)) [best, wide] = [candidate, width]
    else narrow = width
  }
  return best
}

/** Splits a word that is wider than the box. */
function pieces(word: string, width: number, measure: Measure): readonly string[] {
  if (measure(word.trimStart()) <= width) return [word]
  const parts: string[] = []
  for (const letter of lettersOf(word)) {
    const last = parts.at(-1)
    if (last !== undefined && measure((last + letter).trimStart()) <= width) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}

function shorten(text: string, width: number, measure: Measure): string {
  const letters = lettersOf(text)
  const beginning = (count: number) => letters.slice(0, count).join('')
  let [fits, most] = [0, letters.length]
  while (fits < most) {
    const middle = (fits + most + 1) >> 1
    if (measure(`${beginning(middle)}…`) <= width) fits = middle
    else most = middle - 1
  }
  return `${beginning(fits).trimEnd()}…`
}

function lettersOf(text: string): string[] {
  return [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
}
