/**
 * The candidate nearest to a mistyped word: at most two edits away (one for short words), the first of equals; undefined
 * where none is near. For a few candidates that the engine knows itself; `createSuggester` is for those of a publication.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const typed = foldWord(word)
  let limit = fewEdits(typed)
  let best: string | undefined
  for (const candidate of candidates) {
    const distance = editDistance(typed, foldWord(candidate), limit)
    if (distance > limit || (best !== undefined && distance === limit)) continue
    best = candidate
    limit = distance
    if (distance === 0) break
  }
  return best
}

/** How far a word may be from what was meant. */
export function fewEdits(typed: string): number {
  return typed.length <= 4 ? 1 : 2
}

/** A word without what is easily mistaken in it. */
export function foldWord(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '-')
}

/** Insertions, deletions, replacements and swaps of neighbours; any number above `limit` means "further than that". */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const at = (row: readonly number[], index: number) => row[index] ?? Infinity
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const replaced = at(last, j - 1) + (isSame ? 0 : 1)
      const swapped = isSwap ? at(beforeLast, j - 2) + 1 : Infinity
      row.push(Math.min(at(row, j - 1) + 1, at(last, j) + 1, replaced, swapped))
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}
