/** Tolerance for floating-point errors in decimal fractions and inches: in centimetres, 60 in × 1.5 is not exactly 2 × 45 in. */
const inexact = 1e-9

/** Rounds up to whole pieces, ignoring floating-point errors. */
export function piecesFor(value: number): number {
  return Math.ceil(value - inexact)
}

/** Rounds down to whole pieces, ignoring floating-point errors. */
export function piecesFrom(value: number): number {
  return Math.floor(value + inexact)
}
