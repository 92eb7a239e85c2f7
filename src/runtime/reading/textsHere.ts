import { type ReadingTexts, readingTextsIn } from '../../ui/messages/readingTexts.ts'

/** The words in the language of the page that stands. */
export function textsHere(): ReadingTexts {
  return readingTextsIn(document.documentElement.lang)
}
