import type { Language } from '../../shared/languages.ts'
import { builtTextsIn } from '../builtTexts.ts'

/** Minutes, not rounded. */
export function exactReadingMinutes(words: number, language: Language): number {
  return words / builtTextsIn(language).wordsPerMinute
}

/** Whole minutes, at least 1. */
export function readingMinutes(words: number, language: Language): number {
  return Math.max(1, Math.round(exactReadingMinutes(words, language)))
}
