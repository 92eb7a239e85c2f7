import { readingTexts as english } from './en/readingTexts.ts'

/** What is said of a press on an article's tools and pictures: no document carries it. */
export interface ReadingTexts {
  readonly linkCopied: string
  /** The device keeps nothing. */
  readonly cannotSave: string
  readonly closePicture: string
}

/** By the file of the language's folder. */
const texts = import.meta.glob<ReadingTexts>('./*/readingTexts.ts', { eager: true, import: 'readingTexts' })

/** The texts in a language, in English where there are none. */
export function readingTextsIn(language: string): ReadingTexts {
  return texts[`./${language}/readingTexts.ts`] ?? english
}
