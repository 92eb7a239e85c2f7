import { foldTitle, wordPattern } from '../makeMatcher.ts'
import { beginsWithOneSlip, isOneSlip } from './isOneSlip.ts'

/** Reduces a word to what its forms share. */
export type Stem = (word: string) => string

/** Letters that a word must have before a slip is looked for: a shorter one is a slip away from too many others. */
const shortestSlip = 4

/** Letters that a stem must have for every word that begins with it to count as one of its forms. */
const shortestStem = 4

/** Letters that two words must share at their beginning before they are stemmed to be compared. */
const alike = 2

interface Word {
  readonly text: string
  /** The word without capitals and marks; Hangul letter by letter. */
  readonly bare: string
  /** Positions of the texts that it stands in. */
  readonly texts: Set<number>
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
    for (const word of wordsOf(text)) {
      const key = foldTitle(word)
      const known = this.#words.get(key)
      if (known) known.texts.add(position)
      else this.#words.set(key, { text: word, bare: bareOf(word), texts: new Set([position]) })
    }
  }

  /** The texts that every word of one of the readings is near to; with `slips`, words that are a slip away count as well. */
  find(readings: readonly (readonly string[])[], slips: boolean): Near {
    const texts = new Set<number>()
    const words = new Set<string>()
    for (const reading of readings) {
      const near = reading.map((typed) => this.#near(typed, slips))
      const [first, ...rest] = near.map((found) => new Set(found.flatMap((word) => [...word.texts])))
      const common = [...(first ?? [])].filter((position) => rest.every((other) => other.has(position)))
      if (common.length === 0) continue
      for (const position of common) texts.add(position)
      for (const word of near.flat()) words.add(foldTitle(word.text))
    }
    return { texts, words }
  }

  #near(typed: string, slips: boolean): readonly Word[] {
    const bare = bareOf(typed)
    const stem = bareOf(this.#stem(typed))
    const isForm = (word: Word) =>
      word.bare.startsWith(bare) ||
      (stem.length >= shortestStem && word.bare.startsWith(stem)) ||
      (word.bare.startsWith(bare.slice(0, alike)) && bareOf(this.#stem(word.text)) === stem)
    const isSlip = ({ bare: other }: Word) =>
      isOneSlip(bare, other) ||
      (bare.length > shortestSlip && beginsWithOneSlip(other, bare)) ||
      (stem.length > shortestSlip && beginsWithOneSlip(other, stem))
    const fits = slips && bare.length >= shortestSlip ? (word: Word) => isForm(word) || isSlip(word) : isForm
    return [...this.#words.values()].filter(fits)
  }
}

export function wordsOf(text: string): readonly string[] {
  return text.match(wordPattern) ?? []
}

/** A word without what a hurried writer leaves out. */
export function bareOf(word: string): string {
  return foldTitle(word).normalize('NFD').replace(/\p{M}/gu, '')
}
