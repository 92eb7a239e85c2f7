/** The candidate nearest to a mistyped word: at most two edits away (one for short words), the first of equals; undefined where none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const typed = fold(word)
  let limit = typed.length <= 4 ? 1 : 2
  let best: string | undefined
  for (const candidate of candidates) {
    const distance = editDistance(typed, fold(candidate), limit)
    if (distance > limit || (best !== undefined && distance === limit)) continue
    best = candidate
    limit = distance
    if (distance === 0) break
  }
  return best
}

function fold(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '-')
}

/** Insertions, deletions, replacements and swaps of neighbours; any number above `limit` means "further than that". */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (!same && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
