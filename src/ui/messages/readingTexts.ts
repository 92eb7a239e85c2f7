import { type ReadingTexts, readingTexts as english } from './en/readingTexts.ts'

/** By the file of the language's folder. */
const texts = import.meta.glob<ReadingTexts>('./*/readingTexts.ts', { eager: true, import: 'readingTexts' })

/** The texts in a language, in English where there are none. */
export function readingTextsIn(language: string): ReadingTexts {
  return texts[`./${language}/readingTexts.ts`] ?? english
}
