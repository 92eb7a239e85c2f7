import type { Language } from '../../shared/languages.ts'
import type { Finding } from './Finding.ts'
import { countSentenceWords, splitSentences } from './splitSentences.ts'

/** In words; Korean and Turkish put into one word what English says in two. A language that nobody has measured is judged by the mildest. */
const longest: Readonly<Partial<Record<Language, number>>> = { ru: 32, tr: 28, ko: 28 }
const longestElsewhere = 36
/** The share of sentences that may be longer than that. */
const tolerated = 0.05
const enoughSentences = 8
/** In words: the standard deviation of lengths below which a text drones. */
const leastVariation: Readonly<Partial<Record<Language, number>>> = { en: 2, ru: 2, tr: 1.5 }
const leastElsewhere = 1.2

/** Sentences are short and medium, and not all alike. */
export function checkSentences(paragraphs: readonly string[], language: Language): readonly Finding[] {
  const sentences = paragraphs.flatMap((text) => splitSentences(text, language))
  if (sentences.length < enoughSentences) return []
  const lengths = sentences.map(countSentenceWords)
  const limit = longest[language] ?? longestElsewhere
  const long = sentences.filter((_, index) => (lengths[index] ?? 0) > limit)
  const findings: Finding[] = []
  if (long.length > sentences.length * tolerated) {
    const message = `${long.length} of ${sentences.length} sentences have more than ${limit} words. Divide them: "${long[0]?.slice(0, 80)}"`
    findings.push({ rule: 'sentences', message })
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const deviation = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length)
  if (deviation < (leastVariation[language] ?? leastElsewhere))
    findings.push({ rule: 'sentences', message: 'All sentences have the same length. Vary short and medium ones.' })
  return findings
}
