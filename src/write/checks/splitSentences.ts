import { type Language, localeOf } from '../../shared/languages/languages.ts'

/** Splits a text into its sentences, without those that have no words. */
export function splitSentences(text: string, language: Language): readonly string[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => countSentenceWords(sentence) > 0)
}

export function countSentenceWords(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
