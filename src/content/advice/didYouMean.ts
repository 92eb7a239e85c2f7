import { isKnownTag } from '../../shared/languages/languages.ts'

/**
 * Returns the candidate nearest to a mistyped word, the first of equals, or undefined if none is near. `most` is the maximum number of
 * edits: by default two, and one for short words. For a few candidates of the engine; use `createSuggester` for those of a publication.
 */
export function didYouMean(word: string, candidates: Iterable<string>, most = fewEdits(foldWord(word))): string | undefined {
  const typed = foldWord(word)
  let limit = most
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

/** Advises what to write instead of an unknown name, in a sentence: the nearest of the known ones, or any of them. */
export function nameAdvice(name: string, known: readonly string[]): string {
  const near = didYouMean(name, known)
  return near === undefined ? `Write one of ${inTicks(known)}.` : `Did you mean \`${near}\`?`
}

/** Like `nameAdvice`, for the tag of a language: a real language is hardly a typing mistake for another one. */
export function languageAdvice(tag: string, known: readonly string[]): string {
  return isKnownTag(tag) ? `Write one of ${inTicks(known)}.` : nameAdvice(tag, known)
}

/** Lists names for a sentence: `a`, `b`, `c`, each once and between backticks. */
export function inTicks(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ')
}

/** Returns how many edits a word may be away from the one that was meant. */
function fewEdits(typed: string): number {
  return typed.length <= 4 ? 1 : 2
}

/** Normalises what is easily mistaken in a word: case, separators and the Unicode form of its letters. */
function foldWord(word: string): string {
  return word
    .normalize()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
}

/** Counts insertions, deletions, replacements and swaps of neighbours; any result above `limit` means "farther than that". */
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

/** Maximum length of a word to look up: two wrong letters in a longer one are easily seen. */
const longest = 250
/** Maximum number of words to look up: more suggestions would not be read, and unlike words cost the most. */
const mostWords = 1000
/** Maximum number of edits, and so the number of cells to each side of the diagonal. */
const reach = 2

interface Candidate {
  readonly folded: string
  readonly candidate: string
  /** Index in the unsorted candidates. */
  readonly place: number
}

/** Five cells around the diagonal of the edit-distance table, in the row of a prefix of the candidate. */
type Row = readonly number[]

/** The sorted candidates from `start` up to but excluding `end`, which share their first `depth` letters. */
interface Visit {
  readonly start: number
  readonly end: number
  readonly depth: number
  readonly row: Row
  readonly rowAbove: Row
}

/**
 * Returns a function that suggests like `didYouMean`, for many words and candidates: the candidates are read once, on the first call,
 * and a word is compared with their shared prefixes instead of each candidate.
 */
export function createSuggester(candidates: Iterable<string>): (word: string) => string | undefined {
  let sorted: readonly Candidate[] | undefined
  let words = 0
  return (word) => {
    const typed = foldWord(word)
    words++
    if (typed.length > longest || words > mostWords) return undefined
    sorted ??= sort(candidates)
    return nearest(sorted, typed)
  }
}

function sort(candidates: Iterable<string>): readonly Candidate[] {
  const all = [...candidates].map((candidate, place) => ({ folded: foldWord(candidate), candidate, place }))
  return all
    .filter(({ folded }) => folded.length <= longest + reach)
    .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.place - b.place))
}

function nearest(sorted: readonly Candidate[], typed: string): string | undefined {
  let limit = fewEdits(typed)
  let best: Candidate | undefined
  const none = Array<number>(2 * reach + 1).fill(Infinity)
  const first = none.map((_, cell) => (cell < reach ? Infinity : cell - reach))
  const waiting: Visit[] = [{ start: 0, end: sorted.length, depth: 0, row: first, rowAbove: none }]
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { end, depth, row, rowAbove } = visit
    let { start } = visit
    if (Math.min(...row) > limit) continue
    const shortest = sorted[start]
    if (shortest?.folded.length === depth) {
      const distance = row[typed.length - depth + reach] ?? Infinity
      if (distance < limit || (distance === limit && (best === undefined || shortest.place < best.place))) {
        best = shortest
        limit = distance
      }
      while (start < end && sorted[start]?.folded.length === depth) start++
    }
    while (start < end) {
      const letter = sorted[start]?.folded[depth] ?? ''
      const next = endOfLetter(sorted, { start, end, depth, letter })
      const letterBefore = sorted[start]?.folded[depth - 1]
      waiting.push({
        start,
        end: next,
        depth: depth + 1,
        row: rowBelow(typed, { letter, letterBefore, depth, row, rowAbove }),
        rowAbove: row,
      })
      start = next
    }
  }
  return best?.candidate
}

/** Returns the index after the last of the sorted candidates that have a letter at a depth. */
function endOfLetter(
  sorted: readonly Candidate[],
  { start, end, depth, letter }: Pick<Visit, 'start' | 'end' | 'depth'> & { readonly letter: string },
): number {
  let [low, high] = [start + 1, end]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]?.folded[depth] === letter) low = middle + 1
    else high = middle
  }
  return low
}

/** Computes the next row: insertions, deletions, replacements and swaps of neighbours, within reach. */
function rowBelow(
  typed: string,
  before: Pick<Visit, 'depth' | 'row' | 'rowAbove'> & { readonly letter: string; readonly letterBefore: string | undefined },
): Row {
  const { letter, letterBefore, depth, row, rowAbove } = before
  const below: number[] = []
  for (let cell = 0; cell <= 2 * reach; cell++) {
    const at = depth + 1 - reach + cell
    if (at < 0 || at > typed.length) {
      below.push(Infinity)
      continue
    }
    const replaced = (row[cell] ?? Infinity) + (typed[at - 1] === letter ? 0 : 1)
    const isSwap = at > 1 && letterBefore !== undefined && typed[at - 1] === letterBefore && typed[at - 2] === letter
    const swapped = isSwap ? (rowAbove[cell] ?? Infinity) + 1 : Infinity
    below.push(Math.min(replaced, swapped, (row[cell + 1] ?? Infinity) + 1, (below[cell - 1] ?? Infinity) + 1))
  }
  return below
}
