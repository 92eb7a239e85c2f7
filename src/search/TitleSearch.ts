import type { NearPlace, TitleIndex } from './TitleIndex.ts'
import { keyboardReadings } from './keyboards.ts'
import { type Matcher, type Range, foldTitle, isPlain, literalMatcher, looseMatcher, patternMatcher } from './Matcher.ts'
import { NearSearch } from './near/NearSearch.ts'
import type { Stem } from './near/NearTexts.ts'

/**
 * Maximum steps that the patterns of one query may take in the worst case: less than a frame. Patterns that
 * might need more are taken literally (decision 15).
 */
export const budget = 10_000_000

/** Maximum length, in letters, of a query that may contain patterns: parsing a longer one could itself take long. */
export const longest = 200

export interface FoundArticle {
  readonly title: string
  readonly path: string
  /** The parts of the title that matched, in order. */
  readonly marks: readonly Range[]
}

export interface FoundSubgroup {
  readonly title: string
  readonly path: string
  readonly articles: readonly FoundArticle[]
}

interface FoundGroup extends FoundSubgroup {
  readonly children: readonly FoundSubgroup[]
}

export interface Found {
  /** Number of matching articles; an article in two groups counts once. */
  readonly count: number
  /** Whether there are more matches than `groups` contains. */
  readonly more: boolean
  readonly groups: readonly FoundGroup[]
  /** Whether no title contains the query, and these are near to it. */
  readonly near: boolean
  /** Whether nothing was found but near titles are still being prepared. */
  readonly pending: boolean
  /** Set if it is pending because titles are being loaded; the results of an earlier query may be shown until then. */
  readonly waiting?: true
  /** Categories and topics whose names are near; none if a title contains the query. */
  readonly places: readonly NearPlace[]
  /** All categories, if there is neither a story nor a place to choose. */
  readonly offered?: readonly NearPlace[]
}

/** Articles that match, and what they match. */
interface Matches {
  readonly matchers: readonly Matcher[]
  /** Positions in the index. */
  readonly matches: readonly number[]
}

/** Searches the titles of a language's index. */
export class TitleSearch {
  readonly #index: TitleIndex
  readonly #titles: readonly string[]
  /** All titles, folded, one per line: a word that is not in this is in none of them. */
  readonly #text: string
  /** Articles that are in a group. */
  readonly #offered: readonly number[]
  readonly #near: NearSearch

  /** Without the language's `stem`, words are compared unchanged. */
  constructor(index: TitleIndex, stem: Stem = (word) => word) {
    this.#index = index
    this.#text = foldTitle(index.articles.map(([title]) => title.replaceAll('\n', ' ')).join('\n'))
    this.#titles = this.#text.split('\n')
    const filed = index.groups.flatMap((group) => [group, ...group.children].flatMap(({ articles }) => articles))
    this.#offered = [...new Set(filed)]
    this.#near = new NearSearch({ index, offered: this.#offered, stem })
  }

  /** Returns at most `limit` articles in their groups; undefined while the text is too short to be a query. */
  find(text: string, limit: number): Found | undefined {
    const words = queryWords(text)
    if (words.length === 0) return undefined
    const asked = this.#read(text, words)
    const asksNear = asked.matches.length === 0 && text.length <= longest
    const near = asksNear ? this.#near.find(words) : undefined
    const { matchers, matches } = near ?? asked
    const matched = new Set(matches)
    let left = limit
    let more = false
    const take = (articles: readonly number[]) => {
      if (more || matched.size === 0) return []
      const wanted = articles.filter((position) => matched.has(position))
      const taken = wanted.slice(0, left)
      left -= taken.length
      if (taken.length < wanted.length) more = true
      return taken.map((position) => this.#found(position, matchers))
    }
    const groups = this.#index.groups.flatMap((group): FoundGroup[] => {
      const articles = take(group.articles)
      const children = group.children
        .map((child) => ({ ...child, articles: take(child.articles) }))
        .filter((child) => child.articles.length > 0)
      return articles.length + children.length > 0 ? [{ title: group.title, path: group.path, articles, children }] : []
    })
    const places = near?.places ?? []
    const pending = asksNear && !this.#near.isPrepared
    return {
      count: matched.size,
      more,
      groups,
      near: near !== undefined,
      pending,
      places,
      ...(matched.size === 0 &&
        places.length === 0 &&
        !pending && { offered: this.#index.groups.map(({ title, path }) => ({ title, path })) }),
    }
  }

  /** Prepares near titles while there is time; returns true once they can be found. */
  prepare(hasTime: () => boolean = () => true): boolean {
    return this.#near.prepare(hasTime)
  }

  /** Does the work that the first queries for near titles would otherwise do, while there is time; returns true once it is done. */
  prepareForms(hasTime: () => boolean): boolean {
    return this.#near.prepareForms(hasTime)
  }

  /** Searches the query as typed and, only if that finds nothing, what the reader may have meant (decision 35). */
  #read(text: string, words: readonly string[]): Matches {
    const asTyped = this.#match(words)
    if (asTyped.matches.length > 0 || text.length > longest) return asTyped
    const readings = [...(words.every(isPlain) ? [text] : []), ...keyboardReadings(text)]
    for (const reading of readings) {
      const matchers = queryWords(reading).map(looseMatcher)
      const matches = matchers.reduce(
        (left, matcher) => left.filter((position) => matcher.test(this.#titles[position] ?? '')),
        matchers.length > 0 && this.#mayHave(matchers) ? this.#offered : [],
      )
      if (matches.length > 0) return { matchers, matches }
    }
    return asTyped
  }

  /** Plain words go first: they are cheap, and leave fewer titles to the patterns. */
  #match(words: readonly string[]): Matches {
    const matchers: Matcher[] = []
    let matches = this.#offered
    let left = budget
    const apply = (matcher: Matcher) => {
      matchers.push(matcher)
      matches = matches.filter((position) => matcher.test(this.#titles[position] ?? ''))
    }
    const literal = words.join('').length > longest ? words : words.filter(isPlain)
    const literals = literal.map(literalMatcher)
    if (!this.#mayHave(literals)) matches = []
    for (const matcher of literals) apply(matcher)
    for (const word of words) {
      if (literal.includes(word)) continue
      const pattern = patternMatcher(
        word,
        matches.map((position) => this.#titles[position] ?? ''),
      )
      const affordable = pattern !== undefined && pattern.steps <= left
      if (affordable) left -= pattern.steps
      apply(affordable ? pattern.matcher : literalMatcher(word))
    }
    return { matchers, matches }
  }

  /** Reports whether any titles may contain all of these plain words: one scan of the whole text instead of one per title. */
  #mayHave(words: readonly Matcher[]): boolean {
    return words.every((word) => word.test(this.#text))
  }

  #found(position: number, matchers: readonly Matcher[]): FoundArticle {
    const [title, path] = this.#index.articles[position] ?? ['', '']
    const folded = this.#titles[position] ?? ''
    return { title, path, marks: joinRanges(matchers.flatMap((matcher) => matcher.ranges(folded))) }
  }
}

/** The text must be longer than this to be searched. */
const threshold = 2

/**
 * A Hangul syllable has at least two letters, and a single consonant stands for one; words of kana
 * or Chinese characters often have two characters.
 */
const weighty = /[ㄱ-ㅎㅏ-ㅣ가-힣ぁ-ヿ㐀-鿿]/g

/**
 * Returns the distinct words of a typed text; empty while the text is too short. Korean and
 * Japanese characters count as two (decision 35).
 */
export function queryWords(text: string): readonly string[] {
  const query = text.normalize('NFC').trim()
  const length = query.replace(weighty, '$&$&').length
  return length > threshold ? [...new Set(query.split(/\s+/))] : []
}

/** Sorts ranges and merges those that touch or overlap. */
export function joinRanges(ranges: readonly Range[]): readonly Range[] {
  const joined: Range[] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)]
    else joined.push([start, end])
  }
  return joined
}
