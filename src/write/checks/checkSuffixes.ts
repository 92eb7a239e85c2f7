import type { Finding } from './Finding.ts'

const forbidden = /\p{L}+(?:tedir|tadır)(?!\p{L})/giu

/** The Turkish suffixes that make a text sound like a notice on a wall. */
export function checkSuffixes(text: string): readonly Finding[] {
  // A capital İ or I would fold into the wrong letter without the locale.
  const words = new Set(text.normalize('NFC').toLocaleLowerCase('tr').match(forbidden) ?? [])
  return [...words].map((word) => ({
    rule: 'suffix',
    message: `"${word}" ends in a suffix that is not wanted (-tedir, -tadır). Say it otherwise.`,
  }))
}
