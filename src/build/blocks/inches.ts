const cmPerInch = 2.54
const common: ReadonlyMap<string, string> = new Map([
  ['1/8', '⅛'],
  ['1/4', '¼'],
  ['3/8', '⅜'],
  ['1/2', '½'],
  ['5/8', '⅝'],
  ['3/4', '¾'],
  ['7/8', '⅞'],
])

/** Centimetres as a tape measure shows inches: to the nearest eighth, below one centimetre to the nearest 32nd. */
export function inchesOf(cm: number): string {
  return tapeInches(cm / cmPerInch, cm < 1 ? 32 : 8)
}

/** Inches as they were written, on a tape measure of 32nds. */
export function writtenInches(inches: number): string {
  return tapeInches(inches, 32)
}

/** Inches in centimetres, to the millimetre. */
export function centimetresOf(inches: number): number {
  return Math.round(inches * cmPerInch * 10) / 10
}

function tapeInches(inches: number, parts: number): string {
  const count = Math.max(1, Math.round(inches * parts))
  const whole = Math.floor(count / parts)
  const fraction = fractionOf(count % parts, parts)
  return whole === 0 ? fraction : `${whole}${fraction}`
}

function fractionOf(over: number, under: number): string {
  if (over === 0) return ''
  if (over % 2 === 0) return fractionOf(over / 2, under / 2)
  return common.get(`${over}/${under}`) ?? `${digits(over, '⁰¹²³⁴⁵⁶⁷⁸⁹')}⁄${digits(under, '₀₁₂₃₄₅₆₇₈₉')}`
}

function digits(number: number, forms: string): string {
  return String(number).replace(/\d/g, (digit) => forms[Number(digit)] ?? digit)
}
