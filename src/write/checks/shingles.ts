/** How many words stand together in a shingle. */
const size = 4

/** Every run of four words in a text, in small letters. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = foldedWords(text)
  return new Set(words.slice(size - 1).map((_, index) => words.slice(index, index + size).join(' ')))
}

export function foldedWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** The share of the smaller set that is in the other, too: 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : sharedCount(a, b) / smaller
}

/** The share of all words that both sets have. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = sharedCount(a, b)
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}

function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((item) => b.has(item)).length
}
