import { messages as english } from '../../src/ui/messages/en/messages.ts'
import { messages as russian } from '../../src/ui/messages/ru/messages.ts'

/** The languages that the most telling tests run in: the default one, and one with a prefix, another script and other plurals. */
export const testLanguages = [
  { language: 'en', prefix: '', messages: english },
  { language: 'ru', prefix: '/ru', messages: russian },
] as const
