import { messages as english } from '../../src/ui/messages/en/messages.ts'
import { readingTexts as englishReading } from '../../src/ui/messages/en/readingTexts.ts'
import { messages as russian } from '../../src/ui/messages/ru/messages.ts'
import { readingTexts as russianReading } from '../../src/ui/messages/ru/readingTexts.ts'

/** The languages that the most telling tests run in: the default one, and one with a prefix, another script and other plurals. */
export const testLanguages = [
  { language: 'en', prefix: '', messages: english, reading: englishReading },
  { language: 'ru', prefix: '/ru', messages: russian, reading: russianReading },
] as const
