export const cmPerInch = 2.54

/** Tolerance for floating-point errors in sums of decimal fractions: in centimetres, 0.6 + 2 × 1.1 is slightly more than 2.8. */
export const inexact = 1e-9

/** Formats centimetres as tape-measure inches: to the nearest eighth, and below one centimetre to the nearest 32nd. */
export function inchesOf(cm: number): string {
  return tapeInches(cm / cmPerInch, cm < 1 ? 32 : 8)
}

/** Formats inches given as such, to the nearest 32nd. */
export function writtenInches(inches: number): string {
  return tapeInches(inches, 32)
}

/** Converts inches to centimetres, rounded to the millimetre. */
export function centimetresOf(inches: number): number {
  return Math.round(inches * cmPerInch * 10) / 10
}

/** Rounds up to whole pieces, ignoring floating-point errors. */
export function piecesFor(value: number): number {
  return Math.ceil(value - inexact)
}

/** Rounds down to whole pieces, ignoring floating-point errors. */
export function piecesFrom(value: number): number {
  return Math.floor(value + inexact)
}

function tapeInches(inches: number, parts: number): string {
  const count = Math.max(1, Math.round(inches * parts))
  const whole = Math.floor(count / parts)
  return [...(whole === 0 ? [] : [String(whole)]), ...fractionOf(count % parts, parts)].join('\u00a0')
}

/** Plain digits: the fonts have no glyphs for eighths, and a fallback font in a table is slow and looks out of place. */
function fractionOf(over: number, under: number): readonly string[] {
  if (over === 0) return []
  return over % 2 === 0 ? fractionOf(over / 2, under / 2) : [`${over}/${under}`]
}
