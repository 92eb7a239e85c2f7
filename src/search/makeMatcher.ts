import { foldTitle } from './foldTitle.ts'
import { patternCost } from './patternCost.ts'

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

/**
 * A word as a pattern, with the most steps that it can take through these titles; undefined where it is no valid pattern, or nobody
 * can say how long it takes.
 */
export function patternMatcher(word: string, titles: readonly string[]): { readonly matcher: Matcher; readonly steps: number } | undefined {
  const pattern = compile(word)
  const cost = pattern && patternCost(word)
  if (!cost) return undefined
  const needs = cost.needs.map(foldTitle)
  const mayMatch = (title: string) => needs.every((text) => title.includes(text))
  const steps = titles.reduce((sum, title) => (mayMatch(title) ? sum + cost.steps(title.length) : sum), 0)
  const matcher: Matcher = {
    // A pattern with the flag `g` would remember where it stopped.
    test: (title) => mayMatch(title) && title.search(pattern) >= 0,
    ranges: (title) =>
      [...title.matchAll(pattern)].filter(([text]) => text).map(({ index, 0: text }): Range => [index, index + text.length]),
  }
  return { matcher, steps }
}

function compile(word: string): RegExp | undefined {
  try {
    return new RegExp(word, 'giu')
  } catch {
    return undefined
  }
}
