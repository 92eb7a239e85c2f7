import type { Finding } from './Finding.ts'

/** An existing text in the same language. */
export interface KnownText {
  readonly title: string
  readonly shingles: ReadonlySet<string>
}

/** Unrelated articles on the same subject share less than 3 % of their shingles. */
const sameText = 0.15
const sameTitle = 0.7

export function checkDuplicateTitle(title: string, known: readonly Pick<KnownText, 'title'>[]): readonly Finding[] {
  const words = new Set(foldedWords(title))
  const twin = known.find((text) => likeness(words, new Set(foldedWords(text.title))) >= sameTitle)
  return twin ? [{ rule: 'duplicate', message: `"${twin.title}" is about the same subject. Find another.` }] : []
}

export function checkDuplicateText(text: string, known: readonly KnownText[]): readonly Finding[] {
  const shingles = shinglesOf(text)
  const twin = known.find((other) => overlap(shingles, other.shingles) >= sameText)
  return twin ? [{ rule: 'duplicate', message: `The text repeats sentences of "${twin.title}". Say something of its own.` }] : []
}

/** Number of consecutive words in a shingle. */
const wordsInShingle = 4

/** Returns every run of so many words in a text, in lower case. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = foldedWords(text)
  return new Set(words.slice(wordsInShingle - 1).map((_, index) => words.slice(index, index + wordsInShingle).join(' ')))
}

export function foldedWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** Returns the share of the smaller set that is also in the other, 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : sharedCount(a, b) / smaller
}

/** Returns the share of all words that are in both sets, 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = sharedCount(a, b)
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}

function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((item) => b.has(item)).length
}
