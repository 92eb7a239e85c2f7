/** Code points at which a mathematical alphabet begins (capitals, small letters, digits), and letters encoded outside it. */
interface Alphabet {
  readonly capital: number
  readonly small: number
  readonly figure?: number
  readonly elsewhere?: Readonly<Record<string, string>>
}

const alphabets: Readonly<Record<string, Alphabet>> = {
  bold: { capital: 0x1d400, small: 0x1d41a, figure: 0x1d7ce },
  'bold-italic': { capital: 0x1d468, small: 0x1d482 },
  script: {
    capital: 0x1d49c,
    small: 0x1d4b6,
    elsewhere: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  },
  fraktur: { capital: 0x1d504, small: 0x1d51e, elsewhere: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' } },
  'double-struck': {
    capital: 0x1d538,
    small: 0x1d552,
    figure: 0x1d7d8,
    elsewhere: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  },
  'sans-serif': { capital: 0x1d5a0, small: 0x1d5ba, figure: 0x1d7e2 },
  monospace: { capital: 0x1d670, small: 0x1d68a, figure: 0x1d7f6 },
}

/** Replaces `mathvariant`, of which browsers support only `normal` (MathML Core), with mathematical letters. */
export function withLetters(html: string): string {
  return html.replace(/ mathvariant="([\w-]+)">([A-Za-z0-9]+)</g, (all, variant: string, text: string) => {
    const alphabet = alphabets[variant]
    if (!alphabet) return all
    return `>${Array.from(text, (letter) => letterOf(letter, alphabet)).join('')}<`
  })
}

function letterOf(letter: string, { capital, small, figure, elsewhere }: Alphabet): string {
  const own = elsewhere?.[letter]
  if (own !== undefined) return own
  const code = letter.charCodeAt(0)
  if (letter >= 'A' && letter <= 'Z') return String.fromCodePoint(capital + code - 65)
  if (letter >= 'a' && letter <= 'z') return String.fromCodePoint(small + code - 97)
  return figure === undefined ? letter : String.fromCodePoint(figure + code - 48)
}
