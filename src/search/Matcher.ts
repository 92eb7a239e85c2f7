import { unfinished } from './hangul/letters.ts'
import { eitherKana } from './kana.ts'
import { type PatternCost, patternCost } from './patternCost.ts'
import { trimPattern } from './trimPattern.ts'
import { wordsIn } from './wordsIn.ts'

/** Start inclusive, end exclusive, in UTF-16 units. */
export type Range = readonly [start: number, end: number]

/** Matches one word of a query against folded titles. */
export interface Matcher {
  test(this: void, title: string): boolean
  ranges(this: void, title: string): readonly Range[]
}

/** Characters that match themselves in every pattern. */
const plainWord = /^[^\\^$.*+?()[\]{}|]*$/

/** Reports whether a word consists only of characters that match themselves. */
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

/** Returns the non-empty matches of a pattern with the flag `g`. */
function rangesOf(title: string, pattern: RegExp): readonly Range[] {
  return [...title.matchAll(pattern)].filter(([text]) => text).map(({ index, 0: text }) => [index, index + text.length])
}

/** Steps needed to start on a title. */
const perTitle = 100

/** Number of matching titles whose matches are marked at once. */
const marked = 30

/** A word as a pattern. */
export interface WordPattern {
  readonly matcher: Matcher
  /** Folded texts contained in every title that it matches. */
  readonly needs: readonly string[]
  /** Returns the maximum number of steps it can take on titles that contain what it needs. */
  steps(this: void, candidates: readonly string[]): number
}

/** Returns undefined if the word is no valid pattern, or if its cost has no known bound. */
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

/** Returns the pattern of a word, and the maximum number of steps it can take on these titles. */
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

/** Latin letters with diacritics, which readers may leave out if their keyboard has none; each group begins with the plain letter. */
export const markedLetters = groupMarkedLetters()
const looselyMarked = new Map(markedLetters.map((letters) => [letters.charAt(0), `[${letters}]`]))

function groupMarkedLetters(): readonly string[] {
  // Unicode does not decompose a letter with a stroke.
  const groups = new Map(['dđ', 'hħ', 'lł', 'oø', 'tŧ'].map((letters) => [letters.charAt(0), letters]))
  for (let code = 0xc0; code <= 0x1e_ff; code += code === 0x2_4f ? 0x1e_00 - 0x2_4f : 1) {
    const letter = String.fromCharCode(code)
    const plain = letter.normalize('NFD').charAt(0)
    if (plain !== letter && /[a-z]/.test(plain)) groups.set(plain, (groups.get(plain) ?? plain) + letter)
  }
  return [...groups.values()]
}

/**
 * Returns a literal matcher that allows for what a reader may have left out: diacritics on Latin letters,
 * the rest of a Hangul syllable, or the other kana.
 */
export function looseMatcher(word: string): Matcher {
  const source = looseSource(word)
  if (source === foldTitle(word)) return literalMatcher(word)
  const pattern = new RegExp(source, 'gu')
  return { test: (title) => title.search(pattern) >= 0, ranges: (title) => rangesOf(title, pattern) }
}

/** Returns the pattern of `looseMatcher`. */
export function looseSource(word: string): string {
  // Escapes characters that have a meaning in a pattern.
  const escaped = foldTitle(word).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  return unfinished(escaped.replace(/[a-z]/g, (letter) => looselyMarked.get(letter) ?? letter).replace(/[ぁ-ゖァ-ヶ]/g, eitherKana))
}

/** Returns a matcher for a plain text with or without a space or hyphen between any two letters. */
export function spacedMatcher(text: string): Matcher {
  const letters = Array.from(withoutSpaces(text), (letter) => letter.replace(/[/-]/, '\\$&'))
  const pattern = new RegExp(letters.join('[\\s-]?'), 'gu')
  return { test: (title) => title.search(pattern) >= 0, ranges: (title) => rangesOf(title, pattern) }
}

/** Folds a text and removes spaces and hyphens. */
export function withoutSpaces(text: string): string {
  return foldTitle(text).replace(/[\s-]/g, '')
}

/** Returns a matcher for whole words of a title, given folded. */
export function wordMatcher(words: ReadonlySet<string>): Matcher {
  const ranges = (title: string) =>
    wordsIn(title)
      .filter(({ text }) => words.has(text))
      .map(({ text, index }): Range => [index, index + text.length])
  return { test: (title) => ranges(title).length > 0, ranges }
}

/**
 * Letters that are not case variants but count as another letter in a search: each letter, followed by that other one; both are one
 * UTF-16 unit. ς is σ at the end of a word, and both have the capital Σ. The last are Arabic letters with a hamza or dots that writers
 * leave out.
 */
const others = new Map("İi ıi ёе ςσ ’' ‘' ʼ' أا إا آا ٱا ىي ةه".split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))

/**
 * Removes the differences that the search ignores: case, the two Turkish i, Ё and Е, the forms of sigma, of an apostrophe, and of
 * some Arabic letters. The result has the same length, letter by letter, so that positions in it are positions in the text.
 */
export function foldTitle(text: string): string {
  return foldOthers(text.replaceAll('İ', 'i').toLowerCase())
}

/** Folds a pattern. Keeps its case, which has a meaning after a backslash; the pattern is matched case-insensitively. */
export function foldPattern(pattern: string): string {
  return foldOthers(pattern).replaceAll('Ё', 'Е')
}

function foldOthers(text: string): string {
  return text.replace(/[İıёς’‘ʼأإآٱىة]/g, (letter) => others.get(letter) ?? letter)
}
