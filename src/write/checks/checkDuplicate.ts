import type { Finding } from './Finding.ts'

/** A text that stands already, in the same language. */
export interface KnownText {
  readonly title: string
  readonly shingles: ReadonlySet<string>
}

/** Unrelated articles on one subject share under 3 in 100 shingles. */
const sameText = 0.15
const sameTitle = 0.7

export function checkDuplicateTitle(title: string, known: readonly Pick<KnownText, 'title'>[]): readonly Finding[] {
  const words = new Set(foldedWords(title))
  const twin = known.find((text) => likeness(words, new Set(foldedWords(text.title))) >= sameTitle)
  return twin ? [{ rule: 'duplicate', message: `"${twin.title}" is about the same. Find another subject.` }] : []
}

export function checkDuplicateText(text: string, known: readonly KnownText[]): readonly Finding[] {
  const shingles = shinglesOf(text)
  const twin = known.find((other) => overlap(shingles, other.shingles) >= sameText)
  return twin ? [{ rule: 'duplicate', message: `The text repeats sentences of "${twin.title}". Say something of its own.` }] : []
}

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
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : sharedCount(a, b) / smaller
}

/** The share of all words that both sets have. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = sharedCount(a, b)
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}

function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((item) => b.has(item)).length
}
