interface Interval {
  readonly from: number
  readonly to: number
}

interface Lanes<Item> {
  readonly lanes: readonly { readonly item: Item; readonly lane: number }[]
  readonly count: number
}

/** Puts intervals into as few lanes as keep them apart, the shortest nearest to what they measure: long lines then cross no short ones. */
export function assignLanes<Item extends Interval>(items: readonly Item[]): Lanes<Item> {
  const taken: Interval[][] = []
  const lanes = items
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))
    .map((item) => {
      const free = taken.findIndex((others) => others.every((other) => other.to <= item.from || other.from >= item.to))
      const lane = free < 0 ? taken.length : free
      taken[lane] = [...(taken[lane] ?? []), item]
      return { item, lane }
    })
  return { lanes, count: taken.length }
}
