import type { Language } from '../../shared/languages.ts'

// Korean counts eojeol and the agglutinating languages have longer words, so fewer of them are read in a minute.
const wordsPerMinute: Readonly<Record<Language, number>> = { en: 230, tr: 180, ru: 190, ko: 170 }

/** Minutes, not rounded. */
export function exactReadingMinutes(words: number, language: Language): number {
  return words / wordsPerMinute[language]
}

/** Whole minutes, at least 1. */
export function readingMinutes(words: number, language: Language): number {
  return Math.max(1, Math.round(exactReadingMinutes(words, language)))
}
