import { foldTitle } from '../Matcher.ts'
import { wordsIn } from '../wordsIn.ts'
import { beginsWithOneSlip, isOneSlip } from './isOneSlip.ts'

export type Stem = (word: string) => string

/** Words stemmed between two checks of the time. */
const batch = 50

/** Minimum length, in letters, of a word to search with a typo: a shorter one is one typo away from too many others. */
const shortestSlip = 4

/** Minimum length, in letters, of a stem for every word that begins with it to count as one of its forms. */
const shortestStem = 4

/** Maximum letters of an ending that a stemmer may have left. */
const longestEnding = 3

/** Letters that two words must share at the start before they are stemmed to be compared. */
const alike = 2

interface Word {
  /** Folded. */
  readonly key: string
  readonly text: string
  /** The word without capitals and diacritics; Hangul letter by letter. */
  readonly bare: string
  /** The same with an `e` after each vowel that had an umlaut, as in `oel` for `öl`. */
  readonly spelled: string
  /** `lettersOf(bare)`. */
  readonly letters: number
  /** The stemmer's last result, and the same in the form of `bare`. */
  stemmed?: readonly [stem: string, bare: string]
  /** Positions of the texts that contain it. */
  readonly texts: number[]
}

export interface NearOptions {
  /** Whether words one typo away are near, too. */
  readonly slips: boolean
}

interface Near {
  /** Positions of the texts that are near. */
  readonly texts: ReadonlySet<number>
  /** The words that matched, folded. */
  readonly words: ReadonlySet<string>
}

/** Indexes texts by their words, which can be found by other forms and despite a typo. */
export class NearTexts {
  readonly #stem: Stem
  readonly #words = new Map<string, Word>()
  /** The same words by their first two letters: most words are near only to words with the same beginning. */
  readonly #beginnings = new Map<string, Word[]>()
  /** Iterates over the words not stemmed yet; words added later are included. */
  readonly #unstemmed = this.#words.values()

  constructor(stem: Stem) {
    this.#stem = stem
  }

  /** Adds the words of `text` to the text at `position`. */
  add(text: string, position: number): void {
    for (const { text: key, index } of wordsIn(foldTitle(text))) {
      const known = this.#words.get(key)
      if (known) {
        known.texts.push(position)
        continue
      }
      const bare = bareOf(key)
      const spelled = /[äöü]/.test(key) ? bareOf(key.replace(/[äöü]/g, '$&e')) : bare
      const word: Word = { key, text: text.slice(index, index + key.length), bare, spelled, letters: lettersOf(bare), texts: [position] }
      this.#words.set(key, word)
      const beginning = bare.slice(0, alike)
      const others = this.#beginnings.get(beginning)
      if (others) others.push(word)
      else this.#beginnings.set(beginning, [word])
    }
  }

  /** Stems words ahead of queries while there is time; returns true once all of them are stemmed. */
  stem(hasTime: () => boolean): boolean {
    for (let count = 1; ; count++) {
      const { value: word } = this.#unstemmed.next()
      if (!word) return true
      this.#stemOf(word)
      if (count % batch === 0 && !hasTime()) return false
    }
  }

  /** Returns the texts that have a near word for every word of one of the readings. */
  find(readings: readonly (readonly string[])[], options: NearOptions): Near {
    const texts = new Set<number>()
    const words = new Set<string>()
    const known = new Map<string, readonly Word[]>()
    for (const reading of readings) {
      const near: (readonly Word[])[] = []
      for (const typed of reading) {
        const found = known.get(typed) ?? this.#near(typed, options)
        known.set(typed, found)
        near.push(found)
        // A word without near words rules out the reading.
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

  #near(typed: string, { slips }: NearOptions): readonly Word[] {
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

  /** Reports whether a word is another form of the typed one, or begins with it; both begin with the same letter. */
  #isForm(word: Word, bare: string, stem: string): boolean {
    const { bare: other, spelled } = word
    return (
      other.startsWith(bare) ||
      spelled.startsWith(bare) ||
      // A stemmer may shorten a word that is a stem already: Turkish `oda` becomes `o`, `odalar` becomes `oda`.
      other === stem ||
      (stem.length >= shortestStem && other.startsWith(stem)) ||
      // If a word has several endings, a stemmer leaves some of them.
      (other.length >= shortestStem && bare.length <= other.length + longestEnding && bare.startsWith(other)) ||
      (other.startsWith((stem.length < alike ? stem : bare).slice(0, alike)) && this.#stemOf(word) === stem)
    )
  }

  #stemOf(word: Word): string {
    // A stemmer may load late, and then gives another result.
    const stem = this.#stem(word.text)
    if (word.stemmed?.[0] !== stem) word.stemmed = [stem, bareOf(stem)]
    return word.stemmed[1]
  }
}

/** Returns the texts that contain a word of each list. */
function commonTexts([first = [], ...rest]: readonly (readonly Word[])[]): readonly number[] {
  let common = new Set(first.flatMap(({ texts }) => texts))
  for (const words of rest) common = new Set(words.flatMap(({ texts }) => texts.filter((position) => common.has(position))))
  return [...common]
}

/**
 * Reports whether a word with this beginning can be one typo away from the typed one: a typo
 * leaves one of the first two letters near its place.
 */
function beginsAlike(beginning: string, bare: string): boolean {
  return beginning[0] === bare[0] || beginning[1] === bare[0] || beginning[0] === bare[1] || beginning[1] === bare[1]
}

/** Returns a bit set of a text's letters; several letters share a bit. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** Reports whether a word has all of the letters, or all but one: a typo removes no more. */
function mayHave(word: Word, letters: number): boolean {
  const missing = letters & ~word.letters
  return (missing & (missing - 1)) === 0
}

/** Reports whether a word is one typo away from the typed one, or begins with it or its stem except for a typo. */
function isSlip(other: string, bare: string, stem: string): boolean {
  if (isOneSlip(bare, other)) return true
  return (bare.length > shortestSlip && beginsWithOneSlip(other, bare)) || (stem.length > shortestSlip && beginsWithOneSlip(other, stem))
}

export function wordsOf(text: string): readonly string[] {
  return wordsIn(text).map((word) => word.text)
}

/** The Arabic article, together with the one-letter words written with it. */
const article = /^[وفبك]?ال(?=..)|^لل(?=..)/

/** Letters that Unicode does not decompose, each followed by what people type if their keyboard lacks it. */
const replaced = new Map('ßss æae œoe øo łl đd'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))

/** Returns a word without what a hurried writer leaves out, in the letters and digits of plain keyboards. */
export function bareOf(word: string): string {
  return foldTitle(word)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => replaced.get(letter) ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(article, '')
}
