import { stemmer } from '@orama/stemmers/german'

/** The part of a word that its forms share, by Snowball's algorithm. */
export const stem = (word: string): string => stemmer(word.toLowerCase())
