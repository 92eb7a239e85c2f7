import { createWording } from '../../src/builder/words/wording.ts'

/** Languages for tests in more than one: the default, and one with a prefix, another script and other plurals. */
export const testLanguages = [
  { language: 'en', prefix: '', messages: createWording('en').messages },
  { language: 'ru', prefix: '/ru', messages: createWording('ru').messages },
] as const
