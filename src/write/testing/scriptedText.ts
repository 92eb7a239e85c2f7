import { createHash } from 'node:crypto'
import { countWords } from '../../content/markdown/countWords.ts'
import type { Language } from '../../shared/languages/languages.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Returns a generator of numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns words of a language that look like a headline. */
export function scriptedTitle(language: Language, seed: string): string {
  const pick = picker(language, seed)
  const words = [pick('A'), pick('N'), pick('D'), pick('A'), pick('N'), pick('V')]
  return capital(words.join(' '))
}

export function scriptedParagraph(language: Language, seed: string, sentences: number): string {
  const pick = picker(language, seed)
  const random = createRandom(`${seed} shapes`)
  const { shapes } = vocabularyOf(language)
  const one = () => (shapes[Math.floor(random() * shapes.length)] ?? '').replace(/\b[ANVD]\b/g, pick)
  return Array.from({ length: sentences }, () => capital(one())).join(' ')
}

/** Returns Markdown with three sections, or more until it has this many words. */
export function scriptedBody(language: Language, seed: string, least = 0): string {
  const section = (index: number) =>
    [
      `## ${scriptedTitle(language, `${seed} heading ${index}`)}`,
      ...[1, 2].map((part) => scriptedParagraph(language, `${seed} ${index} ${part}`, 5)),
    ].join('\n\n')
  const parts = [scriptedParagraph(language, `${seed} opening`, 4), section(1), section(2), section(3)]
  while (countWords(parts.join(' ')) < least) parts.push(section(parts.length))
  return parts.join('\n\n')
}

function picker(language: Language, seed: string): (kind: string) => string {
  const random = createRandom(seed)
  const { adjectives, nouns, verbs, adverbs } = vocabularyOf(language)
  const lists: Readonly<Record<string, readonly string[]>> = { A: adjectives, N: nouns, V: verbs, D: adverbs }
  return (kind) => {
    const list = lists[kind] ?? []
    return list[Math.floor(random() * list.length)] ?? ''
  }
}

function capital(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase())
}
