import { foldPattern, foldTitle } from './foldTitle.ts'
import { type PatternCost, patternCost } from './patternCost.ts'
import { trimPattern } from './trimPattern.ts'

/** From a letter up to, not including, another one. */
export type Range = readonly [start: number, end: number]

/** One word of a query; it is asked about folded titles. */
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
export function rangesOf(title: string, pattern: RegExp): readonly Range[] {
  return [...title.matchAll(pattern)].filter(([text]) => text).map(({ index, 0: text }) => [index, index + text.length])
}

/** Steps that it takes to turn to a title at all. */
const perTitle = 100

/** Titles of a query's matches that are marked at once. */
const marked = 30

/**
 * A word as a pattern, with the most steps that it can take through these titles; undefined where it is no valid pattern, or nobody
 * can say how long it takes.
 */
export function patternMatcher(word: string, titles: readonly string[]): { readonly matcher: Matcher; readonly steps: number } | undefined {
  const folded = foldPattern(word)
  const whole = readPattern(folded)
  const core = whole && readPattern(trimPattern(folded))
  if (!core) return undefined
  const needs = core.cost.needs.map(foldTitle)
  const mayMatch = (title: string) => needs.every((text) => title.includes(text))
  const candidates = titles.filter(mayMatch)
  const stepsOf = ({ cost }: Pattern) => {
    const opening = cost.opening === undefined ? undefined : foldTitle(cost.opening)
    return candidates.map((title) => cost.steps(title.length, opening === undefined ? undefined : countPlaces(title, opening)))
  }
  const most = stepsOf(whole).reduce((one, other) => Math.max(one, other), 0)
  const steps = stepsOf(core).reduce((sum, count) => sum + count, titles.length * perTitle + Math.min(marked, candidates.length) * most)
  const matcher: Matcher = {
    // A pattern with the flag `g` would remember where it stopped.
    test: (title) => mayMatch(title) && title.search(core.pattern) >= 0,
    ranges: (title) => rangesOf(title, whole.pattern),
  }
  return { matcher, steps }
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
