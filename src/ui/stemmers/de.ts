import { stemmer } from '@orama/stemmers/german'

/** Returns the stem of a word, by Snowball's algorithm. */
export const stem = (word: string): string => stemmer(word.toLowerCase())
