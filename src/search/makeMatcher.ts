import { unfinished } from './hangul/letters.ts'
import { eitherKana, wordsIn } from './japanese.ts'
import { type PatternCost, patternCost } from './patternCost.ts'
import { trimPattern } from './trimPattern.ts'

/** From a letter up to, not including, another one. */
export type Range = readonly [start: number, end: number]

/** One word of a query; it tests folded titles. */
export interface Matcher {
  test(this: void, title: string): boolean
  ranges(this: void, title: string): readonly Range[]
}

/** What stands for itself in every pattern. */
const plainWord = /^[^\\^$.*+?()[\]{}|]*$/

/** Whether a word is nothing but letters that stand for themselves. */
export function isPlain(word: string): boolean {
  return plainWord.test(word)
}

export function literalMatcher(word: string): Matcher {
  const text = foldTitle(word)
  return {
    test: (title) => title.includes(text),
    ranges(title) {
      const ranges: Range[] = []
      for (let at = title.indexOf(text); at >= 0; at = title.indexOf(text, at + text.length)) ranges.push([at, at + text.length])
      return ranges
    },
  }
}

/** Where a pattern of flag `g` matches more than nothing. */
function rangesOf(title: string, pattern: RegExp): readonly Range[] {
  return [...title.matchAll(pattern)].filter(([text]) => text).map(({ index, 0: text }) => [index, index + text.length])
}

/** Steps that it takes to turn to a title at all. */
const perTitle = 100

/** Titles of a query's matches that are marked at once. */
const marked = 30

/** A word as a pattern. */
export interface WordPattern {
  readonly matcher: Matcher
  /** Texts, folded, that every title has which it matches. */
  readonly needs: readonly string[]
  /** The most steps that it can take through titles that have what it needs. */
  steps(this: void, candidates: readonly string[]): number
}

/** Undefined for a word that is no valid pattern, or whose cost has no known bound. */
export function wordPattern(word: string): WordPattern | undefined {
  const folded = foldPattern(word)
  const whole = readPattern(folded)
  const core = whole && readPattern(trimPattern(folded))
  if (!core) return undefined
  const needs = core.cost.needs.map(foldTitle)
  return {
    needs,
    steps(candidates) {
      const stepsOf = ({ cost }: Pattern) => {
        const opening = cost.opening === undefined ? undefined : foldTitle(cost.opening)
        return candidates.map((title) => cost.steps(title.length, opening === undefined ? undefined : countPlaces(title, opening)))
      }
      const most = stepsOf(whole).reduce((one, other) => Math.max(one, other), 0)
      return stepsOf(core).reduce((sum, count) => sum + count, candidates.length * perTitle + Math.min(marked, candidates.length) * most)
    },
    matcher: {
      // A pattern with the flag `g` would remember where it stopped.
      test: (title) => needs.every((text) => title.includes(text)) && title.search(core.pattern) >= 0,
      ranges: (title) => rangesOf(title, whole.pattern),
    },
  }
}

/** The pattern of a word with the most steps that it can take through these titles. */
export function patternMatcher(word: string, titles: readonly string[]): { readonly matcher: Matcher; readonly steps: number } | undefined {
  const pattern = wordPattern(word)
  if (!pattern) return undefined
  const { matcher, needs, steps } = pattern
  const candidates = titles.filter((title) => needs.every((text) => title.includes(text)))
  return { matcher, steps: steps(candidates) }
}

interface Pattern {
  readonly pattern: RegExp
  readonly cost: PatternCost
}

function readPattern(word: string): Pattern | undefined {
  const pattern = compile(word)
  const cost = pattern && patternCost(word)
  return cost && { pattern, cost }
}

function countPlaces(title: string, text: string): number {
  let count = 0
  for (let at = title.indexOf(text); at >= 0; at = title.indexOf(text, at + 1)) count++
  return count
}

function compile(word: string): RegExp | undefined {
  try {
    return new RegExp(word, 'giu')
  } catch {
    return undefined
  }
}

/** Letters that are written with marks, or without where the keyboard has none. */
export const markedLetters = 'aàáâãäåā cçćč eèéêëē gğ iîïíì nñ oöôóòõø sşšś uüûúùū yýÿ zžźż'.split(' ')
const looselyMarked = new Map(markedLetters.map((letters) => [letters.charAt(0), `[${letters}]`]))

/** A word taken literally, except for what a reader may have left out: marks on Latin letters, the rest of a syllable of Hangul, the other kana. */
export function looseMatcher(word: string): Matcher {
  const source = looseSource(word)
  if (source === foldTitle(word)) return literalMatcher(word)
  const pattern = new RegExp(source, 'gu')
  return { test: (title) => title.search(pattern) >= 0, ranges: (title) => rangesOf(title, pattern) }
}

/** The pattern of `looseMatcher`. */
export function looseSource(word: string): string {
  // What stands for itself in a text, but not in a pattern, is escaped.
  const escaped = foldTitle(word).replace(/[$()*+.?[\\\]^{|}aceginosuyz]/g, (letter) => looselyMarked.get(letter) ?? `\\${letter}`)
  return unfinished(escaped.replace(/[ぁ-ゖァ-ヶ]/g, eitherKana))
}

/** A plain text with or without spaces and hyphens between any two of its letters. */
export function spacedMatcher(text: string): Matcher {
  const letters = Array.from(withoutSpaces(text), (letter) => letter.replace(/[/-]/, '\\$&'))
  const pattern = new RegExp(letters.join('[\\s-]?'), 'gu')
  return { test: (title) => title.search(pattern) >= 0, ranges: (title) => rangesOf(title, pattern) }
}

/** A text folded, its words run together. */
export function withoutSpaces(text: string): string {
  return foldTitle(text).replace(/[\s-]/g, '')
}

/** Whole words of a title, given folded. */
export function wordMatcher(words: ReadonlySet<string>): Matcher {
  const ranges = (title: string) =>
    wordsIn(title)
      .filter(({ text }) => words.has(text))
      .map(({ text, index }): Range => [index, index + text.length])
  return { test: (title) => ranges(title).length > 0, ranges }
}

/**
 * Letters that are another one to the search, though no case of it, before what they are found as; each is one UTF-16 unit. The last are
 * Arabic, with a hamza or dots that writers leave out.
 */
const others = new Map("İi ıi ёе ’' ‘' ʼ' أا إا آا ٱا ىي ةه".split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))

/**
 * Removes the differences that the search ignores: upper and lower case, the two Turkish i, Ё and Е, the forms of an apostrophe,
 * and those of some Arabic letters. It is as long as the text, letter by letter, so that a place in the one is the same place in the other.
 */
export function foldTitle(text: string): string {
  return foldOthers(text.replaceAll('İ', 'i').toLowerCase())
}

/** The same for a pattern. Its case stays, because it has a meaning after a backslash; the pattern is matched without regard to case. */
export function foldPattern(pattern: string): string {
  return foldOthers(pattern).replaceAll('Ё', 'Е')
}

function foldOthers(text: string): string {
  return text.replace(/[İıё’‘ʼأإآٱىة]/g, (letter) => others.get(letter) ?? letter)
}
