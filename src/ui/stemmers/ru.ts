import { stemmer } from '@orama/stemmers/russian'

/** The part of a word that its forms share, by Snowball's algorithm. */
export const stem = (word: string): string => stemmer(word.toLowerCase())
