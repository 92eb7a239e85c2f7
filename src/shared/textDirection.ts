/** Languages that are written from right to left where their code names no script. */
const languages = new Set('ae ar arc arz ckb dv fa glk he iw ji khw ks lrc mzn nqo ps sd sdh syr ug ur yi'.split(' '))
const scripts = new Set(['adlm', 'arab', 'aran', 'hebr', 'nkoo', 'rohg', 'syrc', 'thaa'])

/** The direction in which a language is written, by its code: `ar`, `he-IL`, `ku-Arab`. No table of the browser is asked, for some have none. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const [code = '', ...rest] = language.toLowerCase().split('-')
  const script = rest.find((part) => part.length === 4)
  return (script === undefined ? languages.has(code) : scripts.has(script)) ? 'rtl' : 'ltr'
}

/** The direction of a part in a language, where it is not that of the page's. */
export function otherDirection(part: string | undefined, page: string): 'ltr' | 'rtl' | undefined {
  const direction = textDirection(part ?? page)
  return direction === textDirection(page) ? undefined : direction
}

/** A letter that is written from right to left. */
export const rightToLeftLetter = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u

/** Whether all letters of a text run against the direction of the language around it, as those of an English title do on an Arabic page. */
export function isTurned(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 0 && letters.every((letter) => rightToLeftLetter.test(letter) !== (textDirection(language) === 'rtl'))
}
