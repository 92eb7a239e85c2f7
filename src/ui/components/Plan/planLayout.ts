/** A room's place in the plan; spans are columns of 24. */
export interface RoomPlace {
  /** From 64 rem on. */
  readonly wide: number
  /** Between 36 and 64 rem. */
  readonly medium: number
  /** Up to 36 rem. */
  readonly narrow: 12 | 24
  /** Two rows high where the window is wider than 36 rem. */
  readonly tall: boolean
  /** The wall with the room's door. */
  readonly door: 'end' | 'bottom' | 'start'
}

const columns = 24
const house = { wide: [11, 8, 5, 8, 11], medium: [16, 8, 8, 16, 16], tall: 2 } as const

/** Lays out any number of rooms like a house: no two neighbours in a row are equal. */
export function planLayout(count: number): readonly RoomPlace[] {
  const wide: readonly number[] = count === house.wide.length ? house.wide : wideSpans(count)
  const medium: readonly number[] = count === house.medium.length ? house.medium : pairedSpans(count)
  return wide.map((span, index) => {
    const tall = count === house.wide.length && index === house.tall
    return {
      wide: span,
      medium: medium[index] ?? columns,
      narrow: isHalf(index, count) ? 12 : 24,
      tall,
      door: tall ? 'start' : index % house.wide.length === 0 ? 'end' : 'bottom',
    }
  })
}

/** Rows of three; the last ones have two, and a single room has a row of its own. */
function wideSpans(count: number, row = 0): readonly number[] {
  if (count <= 2 || count === 4) return pairedSpans(count)
  return [...(row % 2 === 0 ? [10, 8, 6] : [6, 10, 8]), ...wideSpans(count - 3, row + 1)]
}

/** Rows of two, the larger room on alternating sides; an odd last room takes the whole row. */
function pairedSpans(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1 && count % 2 === 1) return columns
    return index % 4 === 0 || index % 4 === 3 ? 14 : 10
  })
}

/** In narrow windows the second and third of every four rooms share a row. */
function isHalf(index: number, count: number): boolean {
  return index % 4 === 2 || (index % 4 === 1 && index + 1 < count)
}
