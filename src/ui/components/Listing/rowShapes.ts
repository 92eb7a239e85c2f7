/** `lead` and `turn` take the whole width with a large picture, `pair` half of it, `alone` the whole with a small one. */
export type RowShape = 'lead' | 'turn' | 'pair' | 'alone'

const turnAt = 7

/** The shapes of a listing's rows in wide windows: two across, broken by the first and the eighth. */
export function rowShapes(count: number): readonly RowShape[] {
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return 'lead'
    if (index === turnAt) return 'turn'
    const placeInRun = index < turnAt ? index - 1 : index - turnAt - 1
    const nextTurns = index + 1 === turnAt
    const last = index === count - 1 || nextTurns
    return last && placeInRun % 2 === 0 ? 'alone' : 'pair'
  })
}
