import { readingTexts, type ReadingTexts } from '../../ui/messages/readingTexts.ts'

/** The words in the language of the page that stands. */
export function textsHere(): ReadingTexts {
  const { lang } = document.documentElement
  return readingTexts[lang in readingTexts ? (lang as keyof typeof readingTexts) : 'en']
}
