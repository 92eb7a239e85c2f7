/** Languages written from right to left if their code names no script. */
const languages = new Set('ae ar arc arz ckb dv fa glk he iw ji khw ks lrc mzn nqo ps sd sdh syr ug ur yi'.split(' '))
const scripts = new Set(['adlm', 'arab', 'aran', 'hebr', 'nkoo', 'rohg', 'syrc', 'thaa'])

/** Returns the direction of a language by its code: `ar`, `he-IL`, `ku-Arab`. Does not ask the browser, as some browsers lack the data. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const [code = '', ...rest] = language.toLowerCase().split('-')
  const script = rest.find((part) => part.length === 4)
  return (script === undefined ? languages.has(code) : scripts.has(script)) ? 'rtl' : 'ltr'
}

/** Returns the direction of a part's language if it differs from the page's; otherwise undefined. */
export function otherDirection(part: string | undefined, page: string): 'ltr' | 'rtl' | undefined {
  const direction = textDirection(part ?? page)
  return direction === textDirection(page) ? undefined : direction
}

/** A letter of a right-to-left script. */
export const rightToLeftLetter = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u

/** Reports whether all letters of a text run against the direction of the surrounding language, like an English title on an Arabic page. */
export function isTurned(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 0 && letters.every((letter) => rightToLeftLetter.test(letter) !== (textDirection(language) === 'rtl'))
}
