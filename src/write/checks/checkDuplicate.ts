import type { Finding } from './Finding.ts'
import { foldedWords, likeness, overlap, shinglesOf } from './shingles.ts'

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
