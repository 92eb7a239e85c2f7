import { type Found, type FoundSubgroup, budget, joinRanges, longest, queryWords } from '../TitleSearch.ts'
import { keyboardReadings } from '../keyboards.ts'
import { type Matcher, foldTitle, isPlain, literalMatcher, looseMatcher, looseSource, wordPattern } from '../Matcher.ts'
import { mayHaveNear } from '../near/NearSearch.ts'
import { type LoadQuery, ShardFiles } from './ShardFiles.ts'
import type { TitleShards } from './TitleShards.ts'
import { looseKey, looseKeys } from './looseKey.ts'
import { type Codes, intersect } from './postings.ts'

/** Maximum titles to load and test one by one; for more, all titles are loaded. */
const fewTitles = 150

/** Up to this many matches are tested by title instead of loading another word's places: most of them will be shown anyway. */
const looked = 24

/** The result of a query: `undecided` if only a search through all titles can answer it. */
type Answer = Found | 'undecided' | undefined

interface Matches {
  readonly matchers: readonly Matcher[]
  readonly codes: Codes
}

/** Finds the same in a sharded index as `TitleSearch` does in the whole one, with few of its files (decision 91). */
export class ShardedSearch {
  readonly #head: TitleShards
  readonly #files: ShardFiles

  constructor(head: TitleShards, load: LoadQuery) {
    this.#head = head
    this.#files = new ShardFiles(head, load)
  }

  /** The files, for a search through all titles. */
  get files(): ShardFiles {
    return this.#files
  }

  async find(text: string, limit: number): Promise<Answer> {
    const words = queryWords(text)
    if (words.length === 0) return undefined
    const asTyped = await this.#match(words)
    if (asTyped === 'undecided') return asTyped
    if (asTyped.codes.length > 0 || text.length > longest) return this.#found(asTyped, limit)
    for (const reading of [...(words.every(isPlain) ? [text] : []), ...keyboardReadings(text)]) {
      const matches = await this.#matchLoosely(queryWords(reading))
      if (matches.codes.length > 0) return this.#found(matches, limit)
    }
    return mayHaveNear(words) ? 'undecided' : this.#found(asTyped, limit)
  }

  async #match(words: readonly string[]): Promise<Matches | 'undecided'> {
    const isLong = words.join('').length > longest
    const literal = isLong ? words : words.filter(isPlain)
    let codes = await this.#literally(literal)
    const matchers = literal.map(literalMatcher)
    let left = budget
    for (const word of words.filter((other) => !literal.includes(other))) {
      const pattern = wordPattern(word)
      if (pattern) {
        const candidates = await this.#literally(pattern.needs, codes)
        if (!candidates || this.#countOf(candidates) > fewTitles) return 'undecided'
        const places = candidates.map((code) => code >> 1)
        const titles = (await this.#files.titles(places)).map(([title]) => foldTitle(title))
        const steps = pattern.steps(titles.filter((_, at) => (candidates[at] ?? 0) % 2 === 0))
        if (steps <= left) {
          left -= steps
          matchers.push(pattern.matcher)
          codes = candidates.filter((_, at) => pattern.matcher.test(titles[at] ?? ''))
          continue
        }
      }
      matchers.push(literalMatcher(word))
      codes = await this.#literally([word], codes)
    }
    return { matchers, codes: codes ?? [] }
  }

  /** Returns the number of articles in codes; undefined means all codes. */
  #countOf(codes: Codes | undefined): number {
    return codes ? codes.filter((code) => code % 2 === 0).length : this.#head.articles
  }

  /**
   * Returns the places, among `codes`, of titles that contain all words literally. `codes` defaults to all; the result is undefined if
   * there are no words. Long words go first, as they are the rarest.
   */
  async #literally(words: readonly string[], codes?: Codes): Promise<Codes | undefined> {
    let left = codes
    for (const text of words.map(foldTitle).toSorted((a, b) => b.length - a.length)) {
      if (left?.length === 0) break
      left = await this.#among(left, literalMatcher(text), () => this.#files.find([looseKey(text)], (end) => end.startsWith(text)))
    }
    return left
  }

  async #matchLoosely(words: readonly string[]): Promise<Matches> {
    let left: Codes | undefined
    for (const word of words.toSorted((a, b) => b.length - a.length)) {
      if (left?.length === 0) break
      const beginning = new RegExp(`^(?:${looseSource(word)})`, 'u')
      left = await this.#among(left, looseMatcher(word), () => this.#files.find(looseKeys(word), (end) => beginning.test(end)))
    }
    return { matchers: words.map(looseMatcher), codes: left ?? [] }
  }

  /** Filters codes by a matcher: by their titles if they are few, otherwise by the places that `find` returns. */
  async #among(codes: Codes | undefined, matcher: Matcher, find: () => Promise<Codes>): Promise<Codes> {
    if (!codes || codes.length > looked) return codes ? intersect(codes, await find()) : find()
    const titles = await this.#files.titles(codes.map((code) => code >> 1))
    return codes.filter((_, at) => matcher.test(foldTitle(titles[at]?.[0] ?? '')))
  }

  async #found({ matchers, codes }: Matches, limit: number): Promise<Found> {
    const places = codes.slice(0, limit).map((code) => code >> 1)
    const titles = await this.#files.titles(places)
    const articles = titles.map(([title, path]) => {
      const folded = foldTitle(title)
      return { title, path, marks: joinRanges(matchers.flatMap((matcher) => matcher.ranges(folded))) }
    })
    let end = 0
    let taken = 0
    const section = ([title, path, size]: readonly [title: string, path: string, size: number, ...unknown[]]): FoundSubgroup => {
      end += size
      const first = taken
      while (taken < places.length && (places[taken] ?? end) < end) taken++
      return { title, path, articles: articles.slice(first, taken) }
    }
    const groups = this.#head.groups.map((group) => {
      const own = section(group)
      return { ...own, children: group[3].map(section).filter((child) => child.articles.length > 0) }
    })
    return {
      count: this.#countOf(codes),
      more: codes.length > limit,
      groups: groups.filter((group) => group.articles.length + group.children.length > 0),
      near: false,
      pending: false,
      places: [],
      ...(codes.length === 0 && { offered: this.#head.groups.map(([title, path]) => ({ title, path })) }),
    }
  }
}
