import type { Range } from './makeMatcher.ts'

/** Ranges in order, those that touch or overlap made one. */
export function joinRanges(ranges: readonly Range[]): readonly Range[] {
  const joined: Range[] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)]
    else joined.push([start, end])
  }
  return joined
}
