import { stemmer } from '@orama/stemmers/russian'

/** Returns the stem of a word, by Snowball's algorithm. */
export const stem = (word: string): string => stemmer(word.toLowerCase())
