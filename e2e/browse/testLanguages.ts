import { createWording } from '../../src/builder/words/wording.ts'

/** The languages that the most telling tests run in: the default one, and one with a prefix, another script and other plurals. */
export const testLanguages = [
  { language: 'en', prefix: '', messages: createWording('en').messages },
  { language: 'ru', prefix: '/ru', messages: createWording('ru').messages },
] as const
