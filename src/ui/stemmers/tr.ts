import { stemmer } from '@orama/stemmers/turkish'

/** Returns the stem of a word, by Snowball's algorithm. */
export const stem = (word: string): string => stemmer(word.toLocaleLowerCase('tr'))
