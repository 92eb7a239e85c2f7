import type { NearPlace, TitleIndex } from '../TitleIndex.ts'
import { type Matcher, isPlain, spacedMatcher, withoutSpaces, wordMatcher } from '../Matcher.ts'
import { type NearOptions, NearTexts, type Stem, bareOf, wordsOf } from './NearTexts.ts'

/** Maximum words of a query to search near titles for; more would take long and mean little. */
const mostWords = 8

/** Titles prepared between two checks of the time. */
const batch = 50

/** Maximum readings that synonyms may make of a query. */
const mostReadings = 16

export interface NearMatches {
  readonly matchers: readonly Matcher[]
  /** Positions in the index. */
  readonly matches: readonly number[]
  readonly places: readonly NearPlace[]
}

interface NearSearchOptions {
  readonly index: TitleIndex
  /** Positions of the articles that may be offered. */
  readonly offered: readonly number[]
  readonly stem: Stem
}

/** Reports whether a query is searched for near titles. */
export function mayHaveNear(words: readonly string[]): boolean {
  return words.length <= mostWords && words.every(isPlain)
}

/** Finds titles that do not contain the query, but something near to it (decision 64). */
export class NearSearch {
  readonly #titles: NearTexts
  readonly #names: NearTexts
  readonly #places: NearPlace[] = []
  readonly #offered: readonly number[]
  readonly #index: TitleIndex
  readonly #stem: Stem
  /** The prepared titles, each without spaces. */
  readonly #compact: string[] = []
  /** All of them, one per line. */
  #allCompact = ''

  constructor({ index, offered, stem }: NearSearchOptions) {
    this.#index = index
    this.#stem = stem
    this.#offered = offered
    this.#titles = new NearTexts(stem)
    this.#names = new NearTexts(stem)
    for (const group of index.groups) {
      this.#addPlace(group)
      for (const child of group.children) {
        this.#addPlace(child)
        for (const topic of child.topics ?? []) this.#addPlace(topic)
      }
    }
  }

  get isPrepared(): boolean {
    return this.#compact.length === this.#offered.length
  }

  /** Prepares titles while there is time; returns true once all of them are prepared. */
  prepare(hasTime: () => boolean): boolean {
    while (!this.isPrepared) {
      const first = this.#compact.length
      for (const position of this.#offered.slice(first, first + batch)) {
        const [title = ''] = this.#index.articles[position] ?? []
        this.#compact.push(withoutSpaces(title))
        this.#titles.add(title, position)
      }
      if (this.isPrepared) this.#allCompact = this.#compact.join('\n')
      else if (!hasTime()) break
    }
    return this.isPrepared
  }

  /** Does the work that the first queries would otherwise do, while there is time; returns true once it is done. */
  prepareForms(hasTime: () => boolean): boolean {
    return this.#titles.stem(hasTime)
  }

  #addPlace({ title, path }: NearPlace): void {
    this.#names.add(title, this.#places.length)
    this.#places.push({ title, path })
  }

  /** Returns undefined if nothing is near either, and until all titles are prepared. */
  find(words: readonly string[]): NearMatches | undefined {
    if (!this.isPrepared || !mayHaveNear(words)) return undefined
    const typed = words.flatMap((word) => wordsOf(word))
    const forms = this.#byWords(typed, { slips: false })
    if (forms && forms.matches.length > 0) return forms
    const found = this.#asOneWord(words) ?? forms ?? this.#byWords(typed, { slips: true })
    // A typo in a text without spaces may also divide it in other places.
    return found ?? (typed.length > words.length ? this.#byWords(words, { slips: true }) : undefined)
  }

  /** Finds titles that differ only in spaces, as writers most often do: `book shelf`, `가죽소파`. */
  #asOneWord(words: readonly string[]): NearMatches | undefined {
    const text = withoutSpaces(words.join(''))
    if (!this.#allCompact.includes(text)) return undefined
    const matches = this.#offered.filter((_, place) => this.#compact[place]?.includes(text))
    return matches.length > 0 ? { matchers: [spacedMatcher(text)], matches, places: [] } : undefined
  }

  #byWords(words: readonly string[], options: NearOptions): NearMatches | undefined {
    const readings = this.#readings(words)
    const titles = this.#titles.find(readings, options)
    const names = this.#names.find(readings, options)
    if (titles.texts.size + names.texts.size === 0) return undefined
    return {
      matchers: [wordMatcher(titles.words)],
      matches: this.#offered.filter((position) => titles.texts.has(position)),
      places: this.#places.filter((_, position) => names.texts.has(position)),
    }
  }

  /** Returns the query as typed, and with synonyms in place of words or runs of words. */
  #readings(words: readonly string[]): readonly (readonly string[])[] {
    const formOf = (word: string) => bareOf(this.#stem(word))
    const readings = [words]
    for (const list of this.#index.synonyms ?? []) {
      const phrases = list.map(wordsOf)
      for (const reading of readings.slice(0, mostReadings)) {
        const forms = reading.map(formOf)
        for (const phrase of phrases) {
          const at = forms.findIndex((_, start) => phrase.every((word, place) => forms[start + place] === formOf(word)))
          if (at < 0) continue
          for (const other of phrases) if (other !== phrase) readings.push(reading.toSpliced(at, phrase.length, ...other))
        }
      }
    }
    return readings.slice(0, mostReadings)
  }
}
