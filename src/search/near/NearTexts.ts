import { wordsIn } from '../japanese.ts'
import { foldTitle } from '../makeMatcher.ts'
import { beginsWithOneSlip, isOneSlip } from './isOneSlip.ts'

/** Reduces a word to what its forms share. */
export type Stem = (word: string) => string

/** Words that are stemmed without a look at the clock. */
const batch = 50

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
  /** `lettersOf(bare)`. */
  readonly letters: number
  /** What the stemmer made of it last, and the same bare. */
  stemmed?: readonly [stem: string, bare: string]
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
  /** The same words by their first two letters: most of them are near to nothing that begins otherwise. */
  readonly #beginnings = new Map<string, Word[]>()
  /** Those that are not stemmed yet; words that are added join them. */
  readonly #unstemmed = this.#words.values()

  constructor(stem: Stem) {
    this.#stem = stem
  }

  /** Takes the words of `text` as words of the text at `position`. */
  add(text: string, position: number): void {
    for (const { text: key, index } of wordsIn(foldTitle(text))) {
      const known = this.#words.get(key)
      if (known) {
        known.texts.push(position)
        continue
      }
      const bare = bareOf(key)
      const word: Word = { key, text: text.slice(index, index + key.length), bare, letters: lettersOf(bare), texts: [position] }
      this.#words.set(key, word)
      const beginning = bare.slice(0, alike)
      const others = this.#beginnings.get(beginning)
      if (others) others.push(word)
      else this.#beginnings.set(beginning, [word])
    }
  }

  /** Stems words as long as there is time, so that no query has to; true once all of them are. */
  stem(hasTime: () => boolean): boolean {
    for (let count = 1; ; count++) {
      const { value: word } = this.#unstemmed.next()
      if (!word) return true
      this.#stemOf(word)
      if (count % batch === 0 && !hasTime()) return false
    }
  }

  /** The texts that every word of one of the readings is near to; with `slips`, words that are a slip away count as well. */
  find(readings: readonly (readonly string[])[], slips: boolean): Near {
    const texts = new Set<number>()
    const words = new Set<string>()
    const known = new Map<string, readonly Word[]>()
    for (const reading of readings) {
      const near: (readonly Word[])[] = []
      for (const typed of reading) {
        const found = known.get(typed) ?? this.#near(typed, slips)
        known.set(typed, found)
        near.push(found)
        // One that is near to nothing decides for all.
        if (found.length === 0) break
      }
      if (near.at(-1)?.length === 0) continue
      const common = commonTexts(near)
      if (common.length === 0) continue
      for (const position of common) texts.add(position)
      for (const word of near.flat()) words.add(word.key)
    }
    return { texts, words }
  }

  #near(typed: string, slips: boolean): readonly Word[] {
    const bare = bareOf(typed)
    const stem = bareOf(this.#stem(typed))
    const near: Word[] = []
    const letters = lettersOf(bare)
    const stemLetters = lettersOf(stem)
    for (const [beginning, words] of this.#beginnings) {
      const mayBeForm = beginning[0] === bare[0]
      const mayBeSlip = slips && bare.length >= shortestSlip && beginsAlike(beginning, bare)
      if (!mayBeForm && !mayBeSlip) continue
      for (const word of words) {
        const isNear =
          (mayBeForm && this.#isForm(word, bare, stem)) ||
          (mayBeSlip && (mayHave(word, letters) || mayHave(word, stemLetters)) && isSlip(word.bare, bare, stem))
        if (isNear) near.push(word)
      }
    }
    return near
  }

  /** Whether a word is what was typed in another form, or as far as it was typed; both begin with the same letter. */
  #isForm(word: Word, bare: string, stem: string): boolean {
    const { bare: other } = word
    return (
      other.startsWith(bare) ||
      // A stemmer may shorten a word that is a stem already: Turkish `oda` becomes `o`, `odalar` becomes `oda`.
      other === stem ||
      (stem.length >= shortestStem && other.startsWith(stem)) ||
      // Where endings are heaped upon each other, a stemmer leaves some of them.
      (other.length >= shortestStem && bare.length <= other.length + longestEnding && bare.startsWith(other)) ||
      (other.startsWith((stem.length < alike ? stem : bare).slice(0, alike)) && this.#stemOf(word) === stem)
    )
  }

  #stemOf(word: Word): string {
    // A stemmer may come late, and then says something else.
    const stem = this.#stem(word.text)
    if (word.stemmed?.[0] !== stem) word.stemmed = [stem, bareOf(stem)]
    return word.stemmed[1]
  }
}

/** The texts that a word of each list stands in. */
function commonTexts([first = [], ...rest]: readonly (readonly Word[])[]): readonly number[] {
  let common = new Set(first.flatMap(({ texts }) => texts))
  for (const words of rest) common = new Set(words.flatMap(({ texts }) => texts.filter((position) => common.has(position))))
  return [...common]
}

/** Whether a slip may be between a word that begins with these letters and what was typed: it leaves one of the first two near its place. */
function beginsAlike(beginning: string, bare: string): boolean {
  return beginning[0] === bare[0] || beginning[1] === bare[0] || beginning[0] === bare[1] || beginning[1] === bare[1]
}

/** The letters of a text as bits; several letters share a bit. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** Whether a word has all letters but one: a slip takes no more away. */
function mayHave(word: Word, letters: number): boolean {
  const missing = letters & ~word.letters
  return (missing & (missing - 1)) === 0
}

/** Whether a slip is between a word and what was typed, its stem, or the beginning that was typed so far. */
function isSlip(other: string, bare: string, stem: string): boolean {
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
