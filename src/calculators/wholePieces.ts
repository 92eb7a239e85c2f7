/** What sums of decimal fractions and of inches may be off by: 60 in × 1.5 are not quite 2 × 45 in. */
const inexact = 1e-9

/** Rounds up to whole pieces, but not for what a computer's fractions add. */
export function piecesFor(value: number): number {
  return Math.ceil(value - inexact)
}

/** Rounds down to whole pieces, but not for what a computer's fractions take away. */
export function piecesFrom(value: number): number {
  return Math.floor(value + inexact)
}
