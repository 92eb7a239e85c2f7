import { stemmer } from '@orama/stemmers/turkish'

/** The part of a word that its forms share, by Snowball's algorithm. */
export const stem = (word: string): string => stemmer(word.toLocaleLowerCase('tr'))
