import { wordsIn } from '../japanese.ts'
import { foldTitle } from '../makeMatcher.ts'
import { beginsWithOneSlip, isOneSlip } from './isOneSlip.ts'

/** Reduces a word to what its forms share. */
export type Stem = (word: string) => string

/** Letters that a word must have before a slip is looked for: a shorter one is a slip away from too many others. */
const shortestSlip = 4

/** Letters that a stem must have for every word that begins with it to count as one of its forms. */
const shortestStem = 4

/** Letters that may be left of an ending. */
const longestEnding = 3

/** Letters that two words must share at their beginning before they are stemmed to be compared. */
const alike = 2

interface Word {
  /** Folded. */
  readonly key: string
  readonly text: string
  /** The word without capitals and marks; Hangul letter by letter. */
  readonly bare: string
  /** Positions of the texts that it stands in. */
  readonly texts: number[]
}

interface Near {
  /** Positions of the texts that are near. */
  readonly texts: ReadonlySet<number>
  /** The words that made them so, folded. */
  readonly words: ReadonlySet<string>
}

/** Texts by their words, to be found by other forms of these words and in spite of a slip. */
export class NearTexts {
  readonly #stem: Stem
  readonly #words = new Map<string, Word>()

  constructor(stem: Stem) {
    this.#stem = stem
  }

  /** Takes the words of `text` as words of the text at `position`. */
  add(text: string, position: number): void {
    for (const { text: key, index } of wordsIn(foldTitle(text))) {
      const known = this.#words.get(key)
      if (known) known.texts.push(position)
      else this.#words.set(key, { key, text: text.slice(index, index + key.length), bare: bareOf(key), texts: [position] })
    }
  }

  /** The texts that every word of one of the readings is near to; with `slips`, words that are a slip away count as well. */
  find(readings: readonly (readonly string[])[], slips: boolean): Near {
    const texts = new Set<number>()
    const words = new Set<string>()
    for (const reading of readings) {
      const near = reading.map((typed) => this.#near(typed, slips))
      const [first, ...rest] = near.map((found) => new Set(found.flatMap((word) => word.texts)))
      const common = [...(first ?? [])].filter((position) => rest.every((other) => other.has(position)))
      if (common.length === 0) continue
      for (const position of common) texts.add(position)
      for (const word of near.flat()) words.add(word.key)
    }
    return { texts, words }
  }

  #near(typed: string, slips: boolean): readonly Word[] {
    const bare = bareOf(typed)
    const stem = bareOf(this.#stem(typed))
    const isNear = (word: Word) => this.#isForm(word, bare, stem) || (slips && isSlip(word.bare, bare, stem))
    return [...this.#words.values()].filter(isNear)
  }

  /** Whether a word is what was typed in another form, or as far as it was typed. */
  #isForm(word: Word, bare: string, stem: string): boolean {
    const { bare: other } = word
    if (other[0] !== bare[0]) return false
    return (
      other.startsWith(bare) ||
      // A stemmer may shorten a word that is a stem already: Turkish `oda` becomes `o`, `odalar` becomes `oda`.
      other === stem ||
      (stem.length >= shortestStem && other.startsWith(stem)) ||
      // Where endings are heaped upon each other, a stemmer leaves some of them.
      (other.length >= shortestStem && bare.length <= other.length + longestEnding && bare.startsWith(other)) ||
      (other.startsWith((stem.length < alike ? stem : bare).slice(0, alike)) && bareOf(this.#stem(word.text)) === stem)
    )
  }
}

/** Whether a slip is between a word and what was typed, its stem, or the beginning that was typed so far. */
function isSlip(other: string, bare: string, stem: string): boolean {
  // One slip leaves one of the first two letters near its place: most words end here.
  if (other[0] !== bare[0] && other[1] !== bare[0] && other[0] !== bare[1] && other[1] !== bare[1]) return false
  if (bare.length < shortestSlip) return false
  if (isOneSlip(bare, other)) return true
  return (bare.length > shortestSlip && beginsWithOneSlip(other, bare)) || (stem.length > shortestSlip && beginsWithOneSlip(other, stem))
}

export function wordsOf(text: string): readonly string[] {
  return wordsIn(text).map((word) => word.text)
}

/** The Arabic article, and the words of one letter that are written with it. */
const article = /^[وفبك]?ال(?=..)|^لل(?=..)/

/** A word without what a hurried writer leaves out. */
export function bareOf(word: string): string {
  return foldTitle(word).normalize('NFD').replace(/\p{M}/gu, '').replace(article, '')
}
