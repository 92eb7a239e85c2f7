import type { Finding } from './Finding.ts'

const word = /\p{L}+(?:'\p{L}+)?/gu
/** -tadır and -tedir, with or without the dotless letter, and with what may follow: -lar, -sa, -ki. */
const forbidden = /t(?:ad[ıi]r(?:lar)?(?:sa)?|edir(?:ler)?(?:se)?)(?:ki)?$/
/** Nouns that end in -ta or -te themselves: behind them stands -dır alone. */
const ownEnding =
  /^(?:\p{L}*(?:tahta|hafta|usta|hata|nokta|orta|çanta|yumurta|balta|harita|posta|pasta|kalite|liste|ünite|site))d[ıi]r(?:l[ae]r)?(?:s[ae])?(?:ki)?$/u

/** The Turkish suffixes that make a text sound like a notice on a wall. */
export function checkSuffixes(text: string): readonly Finding[] {
  // A capital İ or I would fold into the wrong letter without the locale.
  const words = text.normalize('NFC').replaceAll('’', "'").toLocaleLowerCase('tr').match(word) ?? []
  return [...new Set(words)]
    .filter((said) => said.search(forbidden) > 0 && !ownEnding.test(said))
    .map((said) => ({
      rule: 'suffix',
      message: `"${said}" ends in a suffix that is not wanted (-tedir, -tadır). Say it otherwise.`,
    }))
}
