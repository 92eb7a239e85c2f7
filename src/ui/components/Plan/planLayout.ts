/** A category’s place in the plan; spans are columns of 24. */
export interface CellPlace {
  /** From 64 rem on. */
  readonly wide: number
  /** Between 36 and 64 rem. */
  readonly medium: number
  /** Up to 36 rem. */
  readonly narrow: 12 | 24
  /** Two rows high if the window is wider than 36 rem. */
  readonly tall: boolean
  /** The side with its opening. */
  readonly opening: 'end' | 'bottom' | 'start'
}

const columns = 24
const five = { wide: [11, 8, 5, 8, 11], medium: [16, 8, 8, 16, 16], tall: 2 } as const

/** Lays out any number of categories as a plan in which neighbours in a row differ in width. */
export function planLayout(count: number): readonly CellPlace[] {
  const wide: readonly number[] = count === five.wide.length ? five.wide : wideSpans(count)
  const medium: readonly number[] = count === five.medium.length ? five.medium : pairedSpans(count)
  return wide.map((span, index) => {
    const tall = count === five.wide.length && index === five.tall
    return {
      wide: span,
      medium: medium[index] ?? columns,
      narrow: isHalf(index, count) ? 12 : 24,
      tall,
      opening: tall ? 'start' : index % five.wide.length === 0 ? 'end' : 'bottom',
    }
  })
}

/** Returns rows of three; the last rows have two, and a single leftover has its own row. */
function wideSpans(count: number, row = 0): readonly number[] {
  if (count <= 2 || count === 4) return pairedSpans(count)
  return [...(row % 2 === 0 ? [10, 8, 6] : [6, 10, 8]), ...wideSpans(count - 3, row + 1)]
}

/** Returns rows of two, the larger one on alternating sides; an odd last one takes the whole row. */
function pairedSpans(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1 && count % 2 === 1) return columns
    return index % 4 === 0 || index % 4 === 3 ? 14 : 10
  })
}

/** Reports whether a category shares its row in narrow windows, as the second and third of every four do. */
function isHalf(index: number, count: number): boolean {
  return index % 4 === 2 || (index % 4 === 1 && index + 1 < count)
}
